-- outside a transaction
-- Which orders hold this bill of our own? A renewal that is called off asks.
create index concurrently if not exists fee_bill_own on fee_bill (bill_no) where biller <> 'hospital';
