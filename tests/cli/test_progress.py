"""What a bar tells while fights are fought."""

from threading import Event

from rich.progress import Progress as Bar

from fechtbuch.cli.progress import Stopping


def test_a_stop_is_heard_at_once() -> None:
    cancel = Event()
    with Bar(disable=True) as bar:
        bar.add_task("Kurt and Hans", total=10)
        column = Stopping(cancel, "stopping")
        assert column.render(bar.tasks[0]).plain == "-:--:--"
        cancel.set()
        assert column.render(bar.tasks[0]).plain == "stopping"
