import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { untilAnswered } from '../../testing/client.ts'
import { recordQueries, transactionThatSays } from '../../testing/recorded-queries.ts'
import { openTestServer, serverOn } from '../../testing/server.ts'
import { aBookingWorld, type Booker } from './testbed.ts'

const [patients, numbers, atOnce] = [300, 20, 20]
const limitless = { NETHOS_CALLS_PER_MINUTE: '1000000' }

const server = await openTestServer(limitless)
const other = await serverOn(server.database, limitless)
const { db } = server
const world = await aBookingWorld(server)

/** As many at once as the connections let in quickly. */
async function few<T, R>(all: readonly T[], atOnce: number, run: (one: T, nth: number) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const waiting = all.entries()
  const some = async () => {
    for (const [nth, one] of waiting) results[nth] = await run(one, nth)
  }
  await Promise.all(Array.from({ length: atOnce }, some))
  return results
}
const take = (on: typeof server, booker: Booker, sessionId: string, bookNumId?: string) =>
  untilAnswered(() =>
    on.call(
      'nethos.book.z2order.halo.register',
      { compatId: booker.personId, bookHosId: 'h1', bookSchemeId: sessionId, bookNumId },
      booker.session,
    ),
  )
/** People with an account and a file at the hospital: many, and so by few statements. */
async function crowd(size: number): Promise<Booker[]> {
  const { rows } = await sql<{ accountId: string; personId: string }>`
    with account as (
      insert into account (mobile_sealed, mobile_hash, created_at)
      select 'sealed', uuidv7()::text::bytea, now() from generate_series(1, ${size}::int)
      returning account_id),
    person as (
      insert into person (account_id, name, relationship, mobile_sealed, id_card_sealed, id_card_hash, created_at)
      select account_id, '王秀英', 'others', 'sealed', 'sealed', sha256(account_id::bytea), now() from account
      returning person_id, account_id),
    file as (
      insert into demo_hospital.patient (hos_id, record_number, id_card, name, created_at)
      select 'h1', person_id, right(replace(person_id, '-', ''), 18), '王秀英', now() from person),
    bound as (
      insert into hospital_account (account_id, person_id, hos_id, record_number, bound_at)
      select account_id, person_id, 'h1', person_id, now() from person)
    select account_id, person_id from person`.execute(db)
  return few(rows, 8, async row => ({ ...row, idCard: '', session: await server.sessionOf(row) }))
}
const statesOf = async (sessionId: string) =>
  (await db.selectFrom('clinicNumber').select('state').where('sessionId', '=', sessionId).orderBy('no').execute()).map(
    row => row.state,
  )

test(`${patients} patients at two servers want ${numbers} numbers: each number has one of them, none is left`, async () => {
  const bookers = await crowd(patients)
  const { sessionId } = await world.aSession({ numbers })
  const { sessionId: tomorrow } = await world.aSession({ numbers: 1, inDays: 1 })
  // Every tenth taps twice, and the second tap arrives at the other server.
  const taps = bookers.flatMap((booker, nth) => [
    { booker, on: nth % 2 ? server : other },
    ...(nth % 10 === 0 ? [{ booker, on: nth % 2 ? other : server }] : []),
  ])
  const answers = await few(taps, atOnce, async ({ booker, on }) => ({
    ...(await take(on, booker, sessionId)),
    booker,
  }))

  expect(new Set(answers.map(one => one.http))).toEqual(new Set([200]))
  const won = answers.filter(one => one.code === '0')
  expect(won).toHaveLength(numbers)
  expect(new Set(won.map(one => one.booker.personId)).size).toBe(numbers)
  const again = answers.filter(one => one.code === '02170006')
  for (const { booker } of again) expect(won.map(one => one.booker)).toContain(booker)
  const lost = answers.filter(one => one.code === '02170005')
  expect(lost).toHaveLength(answers.length - won.length - again.length)
  for (const { msg, obj } of lost)
    expect({ msg, obj }).toMatchObject({
      msg: '这一时段已经约满',
      obj: { free: [], others: [{ bookSchemeId: tomorrow, docName: '陈志远' }], mayWait: true },
    })

  expect(await statesOf(sessionId)).toEqual(Array(numbers).fill('taken'))
  const saved = await db
    .selectFrom('booking')
    .select(['numberId', 'personId'])
    .where('sessionId', '=', sessionId)
    .execute()
  expect(saved).toHaveLength(numbers)
  expect(new Set(saved.map(row => row.numberId)).size).toBe(numbers)
})

test('one number that all want has one of them; the others hear at once what is next', async () => {
  const bookers = await crowd(20)
  const { sessionId, numberIds } = await world.aSession({ numbers: 3 })
  const answers = await few(bookers, atOnce, (booker, nth) =>
    take(nth % 2 ? server : other, booker, sessionId, numberIds[0]),
  )
  expect(answers.filter(one => one.code === '0')).toHaveLength(1)
  for (const { obj } of answers.filter(one => one.code === '02170004'))
    expect(obj).toMatchObject({ free: [{ numNo: 2 }, { numNo: 3 }], others: [], mayWait: true })
  expect(await statesOf(sessionId)).toEqual(['taken', 'open', 'open'])
})

test('nobody waits for a number that somebody else is about to take', async () => {
  const [one, two] = await crowd(2)
  const { sessionId, numberIds } = await world.aSession({ numbers: 2 })
  const slow = new pg.Client({ connectionString: server.database.appUrl })
  await slow.connect()
  await slow.query('begin')
  await slow.query(`select from clinic_number where number_id = $1 for update`, [numberIds[0]])
  expect(await take(server, one!, sessionId, numberIds[0])).toMatchObject({ code: '02170004' })
  expect(await take(server, two!, sessionId)).toMatchObject({ code: '0' })
  await slow.query('rollback')
  await slow.end()
  expect(await statesOf(sessionId)).toEqual(['open', 'taken'])
})

test('who may not book leaves the number free', async () => {
  const [one] = await crowd(1)
  const { sessionId: first } = await world.aSession({ inDays: 9 })
  const { sessionId, numberIds } = await world.aSession({ inDays: 9, numbers: 1 })
  await take(server, one!, first)
  expect(await take(server, one!, sessionId, numberIds[0])).toMatchObject({ code: '02170006' })
  expect(await statesOf(sessionId)).toEqual(['open'])
})

test('the winner of an expert’s number costs nine statements, who comes when nothing is left five that read and no transaction', async () => {
  const [one, two] = await crowd(2)
  const { sessionId } = await world.aSession({ numbers: 1 })
  const winner = recordQueries()
  await take(server, one!, sessionId)
  expect(transactionThatSays(winner(), "set state = 'taken'")).toHaveLength(9)
  const loser = recordQueries()
  await take(server, two!, sessionId)
  const late = loser()
  const ids = [two!.personId, two!.accountId, sessionId]
  const his = late.filter(({ values }) => values.some(value => ids.includes(value as string)))
  // The session, is anything free, may he book, has he too many, where else is one free.
  expect(his).toHaveLength(5)
  expect(his.filter(({ text }) => /\b(update|insert|delete|for share)\b/.test(text))).toEqual([])
  expect(late.some(({ text }) => text.includes("set state = 'taken'"))).toBe(false)
})

test('who has a number of the session already is told so, also when nothing is left', async () => {
  const [one, two] = await crowd(2)
  const { sessionId } = await world.aSession({ inDays: 8, numbers: 1 })
  const { obj } = await take(server, one!, sessionId)
  expect(await take(server, two!, sessionId)).toMatchObject({ code: '02170005' })
  expect(await take(server, one!, sessionId)).toMatchObject({ code: '02170006', obj: { orderId: obj.orderId } })
  expect(await take(server, { ...two!, personId: one!.personId }, sessionId)).toMatchObject({ code: '00010440' })
})
