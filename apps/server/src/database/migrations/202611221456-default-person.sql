-- Whom pages choose first is another thing than whose account it is. Until now the own person was both.
alter table person
  add column is_default boolean not null default false,
  add column relationship_before text constraint person_relationship_before_known
    check (relationship_before in ('parents', 'spouse', 'children', 'relatives', 'friends', 'others'));
update person set is_default = true where is_self;
comment on column person.is_default is 'Stands first and is chosen by itself.';
comment on column person.relationship_before is 'Of the own person: what he was to the one before him, and is again when he steps back.';
comment on column person.is_self is 'The account''s own person; carries what the account says of its owner.';
create unique index person_default on person (account_id) where is_default;
comment on index person_default is 'Who is chosen where nobody is named? At most one.';
