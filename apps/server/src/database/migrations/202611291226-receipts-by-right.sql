-- The receipt of a bill belongs to whom the bill is about: it is seen by right, and not because an account has asked for it.
-- safe: a receipt's row is written once and changed by nobody, there are few, and the version before finds them by the same right
update attachment set owner_account_id = null
where owner_account_id is not null
  and atta_id in (select atta_id from attachment_use where record_type = 'fee_bill');
