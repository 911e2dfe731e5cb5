"""What an attack is rolled against: defence, cover and armour, parry and dodge."""
