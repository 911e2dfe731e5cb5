### Słowa serwera dla asystentów.

help-mcp = Pozwól walczyć asystentowi: udostępnia Model Context Protocol przez standardowe wejście i wyjście, o ile nie podano --http.
help-mcp-http = Udostępniaj zamiast tego przez HTTP na tym komputerze; kto z nim rozmawia, potrzebuje klucza.
help-mcp-host = Adres nasłuchu; tylko adresy tego komputera.
help-mcp-token-file = Plik z kluczem do HTTP; bez niego powstaje nowy i zostaje podany.
help-mcp-referee = Asystent może wpisywać kości, wydawać orzeczenia i cofać; zapis odnotowuje to wszystko.
help-mcp-server = Serwer stołów, na przykład https://stol.example, przy którym asystent może usiąść z odnośnikiem; serwerów tego komputera nie trzeba podawać. Można podać kilka razy.
help-mcp-database = Gdzie przechowywane są walki: plik SQLite albo postgresql://… Bez tego znikają wraz z serwerem.
mcp-serving = Asystenci są obsługiwani pod { $address } (Ctrl-C kończy)
mcp-token = Klucz: { $token }
bad-mcp-host = --host { $value }: asystenci są obsługiwani tylko na tym komputerze; podaj 127.0.0.1, ::1 albo localhost
bad-mcp-token = --token-file { $value }: klucz ma { $length } znaków; potrzeba co najmniej { $least }, bez odstępów

mcp-refused-over = Walka jest skończona: nikt już o nic nie pyta.
mcp-refused-empty = Niczego nie wybrano. Odpowiedz nazwą planu albo wyborem:
mcp-refused-not-asked = Pytanie „{ $question }” nie jest zadane. Zadane są:
mcp-refused-nothing-asked = Nikt cię teraz o nic nie pyta. Stół czeka na kogoś innego; zaczekaj i spójrz ponownie.
mcp-refused-hung-up = Stół się rozłączył: odnośnik unieważniono albo serwer przestał działać.
mcp-refused-no-answer = Stół nie odpowiedział na czas. Obejrzyj stan i spróbuj ponownie.
mcp-refused-rule = Nie ma zasady „{ $rule }”. Najbliższe to:
mcp-refused-book = Nie ma podręcznika „{ $book }”. Są:
mcp-refused-fight = Nie ma walki „{ $fight }”. Są:
mcp-refused-no-fight = Nie ma jeszcze żadnej walki. Zacznij ją przez open_fight albo usiądź przy stole przez sit.
mcp-refused-referee-only = To może tylko mistrz gry, a ten serwer uruchomiono bez --referee.
mcp-refused-nobody-there = Żaden stół tam nie odpowiada: { $reason }
mcp-refused-change = Zmiana „{ $change }” nie jest możliwa.
mcp-refused-scenario = Nie ma scenariusza „{ $scenario }”. Są:
mcp-refused-fighter = Nikt nie nazywa się „{ $fighter }”. Są:
mcp-refused-too-many-fights = Otwartych walk jest już { $most }. Najpierw opuść jedną z nich:
mcp-refused-link = To nie jest odnośnik do miejsca. Taki wygląda tak: http://127.0.0.1:8000/table/ID#TOKEN.
mcp-refused-server = { $server } nie należy do serwerów, z którymi ten może rozmawiać. Kto go uruchamia, może na to pozwolić przez --server.
mcp-refused-dice = Tu potrzebne są kości, których nikt nie wybiera. Możliwe są:
mcp-refused-no-dice = Nie chodzi o kości, tylko o to:
mcp-refused-tool = Nie ma narzędzia „{ $tool }”. Są:
mcp-refused-arguments = Te argumenty nie pasują do narzędzia { $tool }. Przyjmuje ono:
