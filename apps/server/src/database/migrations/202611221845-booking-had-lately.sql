-- Whose turn it is asks for numbers of experts, too, however they were had.
drop index booking_from_line;
create index booking_had_lately on booking (real_person, created_at);
comment on index booking_had_lately is 'Which numbers has this person had lately?';
