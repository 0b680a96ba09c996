-- 收货地址: where medicine is sent to.
create table delivery_address (
  address_id text constraint delivery_address_pk primary key default uuidv7()::text,
  account_id text not null constraint delivery_address_account_fk references account,
  receiver text not null,
  mobile_sealed bytea not null,
  area_code text not null,
  area_name text not null,
  street text not null,
  is_default boolean not null,
  created_at timestamptz not null
);
create index delivery_address_account on delivery_address (account_id, created_at);
comment on index delivery_address_account is 'Which addresses has this account?';
create unique index delivery_address_default on delivery_address (account_id) where is_default;
comment on index delivery_address_default is 'Which address is chosen first? At most one.';
