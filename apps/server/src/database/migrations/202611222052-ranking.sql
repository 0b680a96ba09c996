-- 医生人气榜: who stands in it, and each like as a row; every figure is counted from the rows.
create table ranking (
  ranking_id text constraint ranking_pk primary key default uuidv7()::text,
  title text not null,
  rules_text text not null default '',
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_open boolean not null default true,
  daily_likes int not null default 5 constraint ranking_daily_likes_range check (daily_likes between 1 and 50),
  created_by text not null,
  created_at timestamptz not null,
  constraint ranking_ends_later check (ends_at > starts_at)
);
comment on column ranking.daily_likes is 'Different doctors that one real person may like in a day.';
create index ranking_times on ranking (starts_at desc) where is_open;
comment on index ranking_times is 'Which ranking runs now, or ended last?';

create table ranking_entry (
  ranking_id text not null constraint ranking_entry_ranking_fk references ranking,
  doc_id text not null constraint ranking_entry_doctor_fk references doctor,
  constraint ranking_entry_pk primary key (ranking_id, doc_id)
);
comment on table ranking_entry is 'Who stands in the ranking. Likes of a doctor who was taken out stay in their rows and are counted nowhere.';

create table ranking_like (
  like_id text constraint ranking_like_pk primary key default uuidv7()::text,
  ranking_id text not null constraint ranking_like_ranking_fk references ranking,
  doc_id text not null constraint ranking_like_doctor_fk references doctor,
  account_id text constraint ranking_like_account_fk references account,
  real_person bytea,
  day date not null,
  address_mark bytea,
  device_mark bytea,
  is_proven boolean not null default false,
  liked_at timestamptz not null,
  struck_at timestamptz,
  struck_by text,
  struck_why text not null default '',
  constraint ranking_like_account_once unique (ranking_id, doc_id, account_id, day),
  constraint ranking_like_struck_whole check ((struck_at is null) = (struck_by is null) and (struck_at is null) = (struck_why = ''))
);
comment on column ranking_like.account_id is 'Null: brought along from before the hospital counted here.';
comment on column ranking_like.real_person is 'Keyed hash of the verified owner''s ID number; null: not verified yet, and it does not count.';
comment on column ranking_like.day is 'By Asia/Shanghai.';
comment on column ranking_like.address_mark is 'Keyed hash of the network address, like device_mark of the phone; both go after 90 days.';
comment on column ranking_like.is_proven is 'With a captcha to the account''s own mobile, after it looked like a script.';
comment on constraint ranking_like_account_once on ranking_like is 'Has this account liked the doctor today?';
create unique index ranking_like_person_once on ranking_like (ranking_id, doc_id, real_person, day) where real_person is not null;
comment on index ranking_like_person_once is 'Has this real person liked the doctor today, with whichever account? The row decides.';
create index ranking_like_counted on ranking_like (ranking_id, doc_id, liked_at) where real_person is not null and struck_at is null;
comment on index ranking_like_counted is 'How many likes has each doctor, and since when?';
create index ranking_like_account on ranking_like (account_id, day) where account_id is not null;
comment on index ranking_like_account is 'What has this account liked today?';
create index ranking_like_waiting on ranking_like (account_id) where real_person is null;
comment on index ranking_like_waiting is 'Whose likes wait for their owner to be verified?';
create index ranking_like_address on ranking_like (address_mark, liked_at) where address_mark is not null;
comment on index ranking_like_address is 'How many likes came from this network within the hour?';
create index ranking_like_device on ranking_like (device_mark, day) where device_mark is not null;
comment on index ranking_like_device is 'How many people have liked from this phone today?';
create index ranking_like_marked on ranking_like (liked_at) where address_mark is not null or device_mark is not null;
comment on index ranking_like_marked is 'Which marks are old enough to go?';

-- The doctor's own way to his annual report: a token of its own class, which opens this one service and nothing else.
alter table session drop constraint session_kind_known;
alter table session add constraint session_kind_known check (kind in ('account', 'staff', 'annual_report'));
alter table session add constraint session_report_has_doctor check (kind <> 'annual_report' or doc_id is not null);

create table report_mobile (
  doc_id text constraint report_mobile_pk primary key constraint report_mobile_doctor_fk references doctor,
  mobile_hash bytea not null constraint report_mobile_key unique,
  mobile_sealed bytea not null,
  changed_by text not null,
  changed_at timestamptz not null
);
comment on table report_mobile is 'With which mobile a doctor opens his annual report; the office has it from him.';
comment on constraint report_mobile_key on report_mobile is 'Whose annual report does this mobile open?';

alter table captcha drop constraint captcha_purpose_known;
alter table captcha add constraint captcha_purpose_known
  check (purpose in ('login', 'password', 'mobile', 'person', 'person_mobile', 'grant', 'bind', 'closing', 'archive', 'like', 'annual_report'));
