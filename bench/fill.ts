import pg from 'pg'
import { openSession } from '../apps/server/src/calls/caller.ts'
import { openDatabase } from '../apps/server/src/database/connect.ts'
import { keysOfSandbox } from '../apps/server/src/wiring/keys.ts'
import { sealer, type Sealer } from '../apps/server/src/secrets/sealer.ts'
import { loadHospital } from '../apps/server/src/demo/load-hospital.ts'
import { demoReports } from '../apps/server/src/domains/reports/demo/demo-reports.ts'
import { emptyContent } from '@nethos/contract/reports/report-content.schemas.ts'
import type { Session } from '../apps/server/src/testing/client.ts'

/** A patient with a session and consults that a doctor has answered. */
export interface Patient {
  session: Session
  consultIds: string[]
  /** The newest message of each of them, in the same order. */
  newestIds: string[]
  personId: string
  /** A laboratory report of 60 items, the newest of his twelve. */
  reportId: string
}

const accounts = 200
const consultsEach = 10
const messagesEach = 20

/**
 * 200 accounts, each with a person and ten answered consults of 20 messages; half are going, half are over and may still
 * be replied to. Replies are left for any number of rounds.
 */
export async function fill(ownerUrl: string): Promise<Patient[]> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 2 })
  try {
    const { secret, seal } = await keysOfSandbox(pool)
    const now = Date.now()
    const db = openDatabase(pool)
    // The server answers before its demo is loaded: this waits for it.
    await loadHospital(db, now)
    await pool.query(people, [accounts, new Date(now)])
    await pool.query(consults, [consultsEach, new Date(now - hour), new Date(now + 47 * hour)])
    await pool.query(messages, [messagesEach, new Date(now - hour)])
    await fillReports(pool, { now, sealer: sealer(seal) })
    await pool.query('vacuum analyze')
    const { rows } = await pool.query<{
      account_id: string
      consult_ids: string[]
      newest_ids: string[]
      person_id: string
      report_id: string
    }>(
      `select consult.account_id, array_agg(consult_id order by consult_id) as consult_ids,
         array_agg(newest.message_id order by consult_id) as newest_ids, file.person_id, report.report_id
       from consult
       cross join lateral (
         select message_id from consult_message as message where message.consult_id = consult.consult_id order by seq desc limit 1
       ) as newest
       join hospital_account file on file.account_id = consult.account_id and file.record_number like 'BENCH%'
       join hospital_report report on report.report_code = file.record_number || '-1'
       where illness_name = 'bench' group by consult.account_id, file.person_id, report.report_id`,
    )
    const open = async (row: (typeof rows)[number]): Promise<Patient> => ({
      session: await openSession(db, { kind: 'account', accountId: row.account_id }, { secret, now, channel: '3' }),
      consultIds: row.consult_ids,
      newestIds: row.newest_ids,
      personId: row.person_id,
      reportId: row.report_id,
    })
    return await Promise.all(rows.map(open))
  } finally {
    await pool.end()
  }
}

const hour = 3_600_000

const people = `
  with account as (
    insert into account (mobile_sealed, mobile_hash, created_at)
    select 'sealed', ('bench ' || n)::bytea, $2 from generate_series(1, $1::int) as n
    returning account_id
  )
  insert into person (account_id, name, gender, birth_on, relationship, is_self, mobile_sealed, created_at)
  select account_id, '张秀英', 'F', '1955-03-08', 'self', true, 'sealed', $2 from account`

const consults = `
  insert into consult (
    account_id, person_id, consult_type, status, doc_id, price_cents, fee_cents, consulter_name, consulter_gender, consulter_age,
    consulter_id_card_masked, consulter_mobile_masked, illness_name, illness_time, content, reply_limit, replies_left,
    reply_count, last_at, created_at, started_at, first_reply_at, ended_at, ends_at, due_event, due_status, due_at
  )
  select account_id, person_id, 'DOCPIC', case when is_going then 'going' else 'finished' end, doc_id, 2000, 2000, '张秀英', 'F', 71,
    '110105********0029', '138****0001', 'bench', '一周内', '早晨量血压 150/95，有些头晕，需要调整用药吗？', 100000000, 100000000,
    10, $2, $2, $2, $2, case when is_going then null else $2::timestamptz end, $3,
    case when is_going then 'close' end, case when is_going then 'unreviewed' end, case when is_going then $3::timestamptz end
  from person
  join account using (account_id)
  cross join (
    select doc_id, row_number() over (order by doc_id) % 2 = 0 as is_going
    from (select doc_id from doctor where is_active order by doc_id limit $1) as asked
  ) as doctor
  where account.mobile_sealed = 'sealed'`

const messages = `
  insert into consult_message (consult_id, msg_type, content, replier_type, replier_id, replier_name, sender_identity, created_at)
  select consult_id, 'TEXT',
    case when n % 2 = 0 then '早晚各量一次血压，坐着休息五分钟再量，记下来发给我，三天后再看是否要调整用药。'
      else '今天早晨 148/92，晚上 139/88，头晕好一些了，药还是按原来的吃吗？' end,
    case when n % 2 = 0 then 'DOC' else 'PAT' end, case when n % 2 = 0 then doc_id else account_id end,
    case when n % 2 = 0 then doc_name else '张秀英' end, case when n % 2 = 0 then doc_title else '患者' end,
    $2::timestamptz + n * interval '1 minute'
  from consult join doctor using (doc_id) cross join generate_series(1, $1::int) as n
  where illness_name = 'bench'
  order by n, consult_id`

const itemsOfLarge = 60
const reportsEach = 12

const insertedReports = `with report as (
       insert into hospital_report (hos_id, report_code, record_number, version, kind, report_name, state, department_name,
         dated_at, issued_at, arrived_at, told_version)
       select 'h1', record_number || '-' || n, record_number, 1, 'lab', case n when 1 then '生化全套' else '血常规' end,
         'final', '检验科', $1::timestamptz - n * interval '1 day', $1::timestamptz - n * interval '1 day', $1, 1
       from hospital_account cross join generate_series(1, $2::int) as n where record_number like 'BENCH%'
       returning *)
     insert into report_version (report_id, version, record_number, report_name, state, department_name, ordered_by,
       reported_by, checked_by, issued_at, arrived_at, content)
     select report_id, version, record_number, report_name, state, department_name, '陈立', '周敏', '吴强', issued_at, arrived_at,
       case when report_code like '%-1' then $3::jsonb else $4::jsonb end from report`

/** A file of each person with twelve reports of a laboratory, the newest of 60 items; nobody asks the hospital about it. */
async function fillReports(pool: pg.Pool, { now, sealer }: { now: number; sealer: Sealer }): Promise<void> {
  const items = demoReports('王秀英', { recordNumber: 'BENCH', now })
    .flatMap(one => (one.kind === 'lab' ? one.content.items : []))
    .slice(0, itemsOfLarge)
  if (items.length < itemsOfLarge) throw new Error(`the demo's laboratory has ${items.length} results`)
  const contentOf = (count: number) => JSON.stringify({ ...emptyContent, items: items.slice(0, count) })
  const at = new Date(now)
  await pool.query(
    `update person set id_card_hash = ('bench ' || person_id)::bytea, id_card_sealed = $1, mobile_sealed = $2
     from account where account.account_id = person.account_id and account.mobile_sealed = 'sealed'`,
    [sealer.sealText('110105195503080029', 'person.id_card'), sealer.sealText('13800000001', 'person.mobile')],
  )
  await pool.query(
    `insert into hospital_account (account_id, person_id, hos_id, record_number, bound_at)
     select account_id, person_id, 'h1', 'BENCH' || row_number() over (order by account_id), $1
     from person join account using (account_id) where account.mobile_sealed = 'sealed'`,
    [at],
  )
  await pool.query(
    `insert into report_fetch (hos_id, record_number, asked_at, done_at)
     select 'h1', record_number, $1, $1 from hospital_account where record_number like 'BENCH%'`,
    [at],
  )
  for (const table of ['examination_file', 'surgery_file', 'admission_file'])
    await pool.query(
      `insert into ${table} (hos_id, record_number, fetched_at)
       select 'h1', record_number, $1 from hospital_account where record_number like 'BENCH%'`,
      [at],
    )
  await pool.query(insertedReports, [at, reportsEach, contentOf(itemsOfLarge), contentOf(12)])
}
