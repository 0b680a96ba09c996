// npm run db:dump 0.1.0: keeps a database as this version makes it, with real rows, for the test that every later version
// brings up to date (apps/server/src/database/releases). The demo hospital, and a patient who asks, pays and books.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import pg from 'pg'
import { readMigrations } from '../apps/server/src/database/migration-files.ts'
import { migrateTemplate, template } from '../apps/server/src/testing/template.ts'
import { startThrowaway } from '../apps/server/src/testing/throwaway.ts'
import { sandboxOf } from '../journeys/sandbox.ts'
import { startServer } from '../journeys/server-process.ts'
import { root } from './installed.mjs'

const folder = join(root, 'apps/server/src/database/releases')
const mobile = '13800000001'

const small = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_LGWIN]: 24 }

/** Made anew by every start, or worth nothing after ten minutes. */
const leftOut = ['migration', 'area', 'replay', 'call_count']

async function main(release) {
  const cluster = await startThrowaway()
  try {
    await migrateTemplate(cluster)
    const at = role => cluster.url(role, template)
    const server = await startServer({ DATABASE_URL: at('nethos_app'), DATABASE_OWNER_URL: at('nethos') })
    let patient
    try {
      patient = await play(sandboxOf(server.origin))
    } finally {
      await server.stop()
    }
    const sql = await dumpOf(at('postgres'))
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${release}.sql.br`), brotliCompressSync(sql, { params: small }))
    const facts = { commit, patient: { mobile, ...patient } }
    writeFileSync(join(folder, `${release}.json`), `${JSON.stringify(facts, null, 2)}\n`)
    console.log(`${release}: ${sql.length} characters of SQL.`)
  } finally {
    await cluster.stop()
  }
}

/** What the demo patient does, and what must be found again: her session, her consults and her bookings. */
async function play(nethos) {
  const session = await nethos.logIn(mobile)
  const call = (service, fields = {}) => nethos.call(service, fields, session)
  const personId = (await call('nethos.pat.compat.list')).list.find(person => person.selfCompat).compatId
  const paid = await askAndPay(nethos, session, personId)
  const booked = await book(nethos, session, personId)
  const idsOf = async (service, name) => (await call(service, { pageSize: 50 })).list.map(one => one[name]).toSorted()
  return {
    session,
    paid,
    booked,
    consults: await idsOf('nethos.consult.info.consultation.list', 'consultId'),
    bookings: await idsOf('zheer.yygh.apiOrderService.queryUserOrderListAll', 'orderId'),
  }
}

/** Asks a doctor, pays by WeChat, and is answered. */
async function askAndPay(nethos, session, compatId) {
  const call = (service, fields) => nethos.call(service, fields, session)
  const question = { consultContent: '早晨头晕，血压 158/96，药要不要换？', illnessTime: '一周', illnessName: '高血压' }
  const { consultId, account } = await firstThatCosts(docId =>
    call('nethos.consult.info.docpic.issue.v2', { docId, compatId, ...question }),
  )
  await call('nethos.consult.info.pay', { consultId, payChannel: 'WECHAT' })
  const [payment] = await nethos.payments(consultId)
  await nethos.pay(payment.payNo, 'succeed')
  const doctor = await nethos.logInStaff(account)
  await nethos.call('staff.consult.reply', { consultId, replyContent: '药先不换，明早再量一次血压。' }, doctor)
  await call('nethos.consult.info.reply', { consultId, replyContent: '另外夜里睡不好。' })
  return consultId
}

/** A doctor whom she has not asked already, and who does not answer for nothing. */
async function firstThatCosts(ask) {
  for (const account of ['doctor5', 'doctor4', 'doctor3', 'doctor2', 'doctor1']) {
    const reply = await ask(account.replace('doctor', 'd000')).catch(() => undefined)
    if (reply?.obj.consult.consultFee > 0) return { consultId: reply.obj.consultId, account }
  }
  throw new Error('No doctor can be asked for money.')
}

/** The first number that can be had of an expert, paid for at the window. */
async function book(nethos, session, compatId) {
  const call = (service, fields) => nethos.call(service, fields, session)
  const { list: experts } = await call('nethos.book.expert.doc.list', { bookHosId: 'h1' })
  for (const { bookDocId } of experts.filter(one => one.slotState === 'bookable')) {
    const { list: sessions } = await call('nethos.book.doc.scheme.list', { bookDocId })
    const { bookSchemeId } = sessions.find(one => one.slotState === 'bookable') ?? {}
    if (!bookSchemeId) continue
    const taken = await call('nethos.book.z2order.halo.register', { compatId, bookHosId: 'h1', bookSchemeId }).catch(
      () => undefined,
    )
    if (!taken) continue
    const { orderId } = taken.obj
    const until = async status => {
      while ((await call('nethos.book.order.detail', { orderId })).obj.bookStatus !== status) await wait(100)
    }
    await until(0)
    await call('nethos.book.order.pay.window', { orderId })
    await until(1)
    return orderId
  }
  throw new Error('No expert has a number left.')
}

/** The migrations as they stand, then every row: all that is needed to have this database again, without pg_dump. */
async function dumpOf(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const parts = [
      `create table migration (name text primary key, hash text not null, applied_at timestamptz not null default clock_timestamp());`,
    ]
    for (const { name, sql, hash } of await readMigrations())
      parts.push(sql, `insert into migration (name, hash) values ('${name}', '${hash}');`)
    parts.push(rowsFollow)
    const tables = await tablesOf(client)
    // Some migrations put rows there themselves.
    parts.push(`truncate ${tables.join(', ')};`)
    for (const table of tables) parts.push(await rowsOf(client, table))
    const { rows } = await client.query(
      `select format('select setval(%L, %s);', schemaname || '.' || sequencename, last_value) as sql from pg_sequences
       where ${ours} and last_value is not null order by 1`,
    )
    return `${[...parts, ...rows.map(row => row.sql)].join('\n')}\n`
  } finally {
    await client.end()
  }
}

const ours = `schemaname in ('public', 'sandbox', 'demo_hospital')`
/** From here on references are not looked at: rows stand in no order. */
const rowsFollow = '-- rows'

async function tablesOf(client) {
  const { rows } = await client.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where ${ours} and tablename <> all ($1) order by 1`,
    [leftOut],
  )
  return rows.map(row => row.name)
}

/** One statement; columns that are worked out are left out. */
async function rowsOf(client, table) {
  const { rows: columns } = await client.query(
    `select string_agg(format('%I', attname), ', ' order by attnum) filter (where attgenerated = '') as names,
       coalesce(array_agg(attname::text) filter (where attgenerated <> ''), '{}') as generated
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  )
  const { names, generated } = columns[0]
  const { rows } = await client.query(`select to_jsonb(whole_row) - $1::text[] as row from ${table} as whole_row`, [
    generated,
  ])
  if (rows.length === 0) return ''
  const json = JSON.stringify(rows.map(one => one.row))
  return `insert into ${table} (${names}) overriding system value
select ${names} from jsonb_populate_recordset(null::${table}, ${client.escapeLiteral(json)});`
}

const release = process.argv[2]
if (!release || !/^[a-z0-9.-]+$/.test(release)) {
  console.error('Usage: npm run db:dump <name of the release>')
  process.exit(1)
}
await main(release)
