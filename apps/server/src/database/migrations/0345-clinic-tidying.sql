-- Sessions that are long over go, with the numbers that nobody had. What a booking, a wait or a draw names stays.
alter table clinic_session add column tidied_at timestamptz;
comment on column clinic_session.tidied_at is 'Long over, and looked at: it stays for good, since somebody has booked, waited or drawn here; the numbers that nobody had are gone.';
create index clinic_session_over on clinic_session (ends_at) where tidied_at is null;
comment on index clinic_session_over is 'Which sessions are long over and not tidied up yet?';

-- Each of these also answers the foreign key when a session goes.
drop index booking_session;
create index booking_session on booking (session_id);
comment on index booking_session is 'Whom does it concern when this session is stopped? Has anybody ever booked here?';
create index waitlist_wish_session on waitlist_wish (session_id);
comment on index waitlist_wish_session is 'Has anybody ever waited for this session?';
create index waitlist_offer_session on waitlist_offer (session_id);
comment on index waitlist_offer_session is 'Has a number of this session ever been offered?';

-- The demo hospital forgets as well.
drop index demo_hospital.appointment_session;
create index appointment_session on demo_hospital.appointment (hos_id, session_code);
comment on index demo_hospital.appointment_session is 'Whom does it concern when this session is stopped? Whose visit was it?';
