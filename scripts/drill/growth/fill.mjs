// Years of a hospital: accounts, each with a person and ten consults that are over, with their messages, a payment, four lines of the
// ledger and a line of the audit log each, in the order of their time, as life brings them. Who is measured (bench/fill.ts) lies
// among them. In the queue lies a day of jobs that are done.
import pg from 'pg'

const consultsEach = 10
const hour = 3_600_000
const years = 5
/** A day has an eighteen hundredth of five years' consults, and each makes some two dozen jobs. */
const jobsPart = 75

/** Consults whose messages are written at once: what is sorted stays small. */
const consultsAtOnce = 100_000

/** Until there are so many consults; those that come have `messagesEach`. */
export async function grow(url, size, messagesEach) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query('select count(*)::int as count from consult')
    const accounts = Math.max(0, Math.ceil((size - rows[0].count) / consultsEach))
    // Two days more: the last of them, too, is over.
    const begins = new Date(Date.now() - (years * 365 * 24 + 48) * hour)
    // As a restore does it: what is put in is right, and looked at no more.
    await client.query(`set session_replication_role = replica; set work_mem = '256MB'`)
    await client.query(people, [accounts, `grown ${size}`])
    await client.query(consults, [`grown ${size}`, consultsEach, begins, years * 365 * 24 * 60])
    await writeMessages(client, `grown ${size}`, messagesEach)
    for (const statement of [payments, ledger, audit]) await client.query(statement, [`grown ${size}`])
    await client.query(jobs, [Math.round(size / jobsPart)])
    await client.query(openable)
    await client.query('vacuum analyze')
    const facts = await client.query(counts)
    return facts.rows[0]
  } finally {
    await client.end()
  }
}

async function writeMessages(client, illness, messagesEach) {
  for (let after = ''; after !== null;) {
    const { rows } = await client.query(messages, [illness, messagesEach, after, consultsAtOnce])
    after = rows[0].last
  }
}

const people = `
  with account as (
    insert into account (mobile_sealed, mobile_hash, created_at)
    select (select mobile_sealed from account where mobile_sealed <> 'sealed' limit 1), ($2 || ' ' || n)::bytea, now() from generate_series(1, $1::int) as n
    returning account_id
  )
  insert into person (account_id, name, gender, birth_on, relationship, is_self, mobile_sealed, created_at)
  select account_id, (array['王', '李', '张', '刘', '陈', '杨'])[1 + random() * 5] || $2, 'F', '1955-03-08', 'self', true, (select mobile_sealed from person where mobile_sealed is not null and mobile_sealed <> 'sealed' limit 1), now()
  from account`

const consults = `
  insert into consult (
    account_id, person_id, consult_type, status, doc_id, price_cents, fee_cents, consulter_name, consulter_gender, consulter_age,
    consulter_id_card_masked, consulter_mobile_masked, illness_name, illness_time, content, reply_limit, replies_left,
    reply_count, last_at, created_at, started_at, first_reply_at, ended_at, ends_at
  )
  select account_id, person_id, 'DOCPIC', 'finished', doc_id, 2000, 2000, person.name, 'F', 71, '110105********0029', '138****0001', $1,
    '一周内', '早晨量血压 150/95，有些头晕，需要调整用药吗？', 10, 5, 5, at, at, at, at + interval '1 hour', at + interval '40 hours',
    at + interval '47 hours'
  from person
  cross join (
    select doc_id, row_number() over (order by doc_id) as nth
    from (select doc_id from doctor where is_active order by doc_id limit $2) as asked
  ) as doctor
  cross join lateral (select $3::timestamptz + random() * $4::int * interval '1 minute' + doctor.nth * interval '1 second' as at) as said
  where person.name like '%' || $1 order by at`

const messages = `
  with part as (
    select consult_id, account_id, doc_id, consulter_name, created_at from consult
    where consult_id > $3 and illness_name = $1 order by consult_id limit $4
  ), written as (
    insert into consult_message (consult_id, msg_type, content, replier_type, replier_id, replier_name, sender_identity, created_at)
    select consult_id, 'TEXT', '早晚各量一次血压，坐着休息五分钟再量，记下来发给我。', case n % 2 when 1 then 'PAT' else 'DOC' end,
      case n % 2 when 1 then account_id else doc_id end, consulter_name, '', part.created_at + n * interval '10 minutes'
    from part cross join generate_series(1, $2::int) as n order by part.created_at, n
  )
  select max(consult_id) as last from part`

const payments = `
  insert into payment (pay_no, biz_type, biz_id, account_id, provider, channel, amount_cents, subject, person_id, person_name, doc_name,
    payer_address, return_url, state, provider_no, created_at, expires_at, paid_at)
  select 'grown' || consult_id, 'consult', consult_id, account_id, 'wechat', 'h5', 2000, '图文咨询', person_id, consulter_name, '',
    '127.0.0.1', '/', 'paid', 'p' || consult_id, created_at, created_at + interval '30 minutes', created_at
  from consult where illness_name = $1 order by created_at`

const ledger = `
  insert into ledger (booking, book, amount_cents, pay_no, at)
  select what || pay_no, book, cents, pay_no, paid_at
  from payment join consult on consult_id = biz_id
  cross join (
    values ('paid ', 'provider', 2000), ('paid ', 'held', -2000), ('earned ', 'held', 2000), ('earned ', 'earned', -2000)
  ) as line (what, book, cents)
  where illness_name = $1 order by paid_at`

const audit = `
  insert into audit (at, actor_kind, actor_id, action, account_id, person_id, record_type, record_id, request_id)
  select created_at, 'account', account_id, 'consult.read', account_id, person_id, 'consult', consult_id, 'grown'
  from consult where illness_name = $1 order by created_at`

/** A day of what the queue has done, which it keeps so long. */
const jobs = `
  insert into pgboss.job (name, state, created_on, started_on, completed_on)
  select name, 'completed', now(), now(), now()
  from generate_series(1, $1::int) as n join (
    select name, row_number() over (order by name) as nth, count(*) over () as queues from pgboss.queue
  ) as queue on nth = 1 + n % queues`

/** Who is measured has a mobile that opens: the audit log shows it masked. */
const openable = `
  update account set mobile_sealed = (select mobile_sealed from account where mobile_sealed <> 'sealed' limit 1)
  where mobile_sealed = 'sealed'`

const counts = `
  select (select count(*)::int from consult) as consults, (select count(*)::int from consult_message) as messages,
    (select count(*)::int from audit) as lines, pg_size_pretty(pg_database_size(current_database())) as size`
