-- outside a transaction
-- Each settling of bills asks first whether the number is that of a medicine.
create index concurrently if not exists renewal_serial on renewal (serial_number) where serial_number is not null;
