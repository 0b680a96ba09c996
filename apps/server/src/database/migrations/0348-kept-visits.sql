-- A visit that nobody marks is over as well.
alter table kept_order add column ends_at timestamptz;
update kept_order set ends_at = session.ends_at
from kept_session as session where session.hos_id = kept_order.hos_id and session.session_code = kept_order.session_code;
alter table kept_order alter column ends_at set not null;
comment on column kept_order.ends_at is 'When its session ends.';
create index kept_order_unmarked on kept_order (hos_id, ends_at) where state = 'registered';
comment on index kept_order_unmarked is 'Which visits are long over, and nobody has said what became of them?';
