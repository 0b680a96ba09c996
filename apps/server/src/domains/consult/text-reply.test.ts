import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import { openTestServer } from '../../testing/server.ts'
import { aConsultWorld, aDoctor, aPatient, type ConsultWorld } from './testbed.ts'
import { aConsult, type SampleConsult } from './consult.samples.ts'
import { takeTextReply, type TextReply } from './text-reply.statement.ts'

const server = await openTestServer()
const name = 'nethos.consult.info.reply'
const now = () => server.runtime.clock.now()

interface Asked {
  patient: ConsultWorld['patient']
  consultId: string
}

/** Another patient of this doctor's. */
async function asking(docId: string, sample: Partial<SampleConsult> = {}): Promise<Asked> {
  const patient = await aPatient(server)
  const { accountId, personId } = patient
  return { patient, consultId: await aConsult(server.db, { accountId, personId, docId, now: now(), ...sample }) }
}

/** Sent within one turn of the process: they are taken together. */
const send = ({ patient, consultId }: Asked, reply: Partial<TextReply> = {}) =>
  takeTextReply(
    {
      db: server.db,
      now: now(),
      caller: { kind: 'account', accountId: patient.accountId, sessionId: '' },
    } as unknown as Ctx<AccountCaller>,
    { consultId, content: '好的', sendId: null, edition: 0, ...reply },
  )

/** What stands in the consults, and in how many transactions it was written. */
async function written(all: readonly Asked[]) {
  const { rows } = await sql<{ consultId: string; content: string; transaction: string }>`
    select consult_id, content, xmin::text as transaction from consult_message
    where consult_id = any(${all.map(one => one.consultId)}) order by seq`.execute(server.db)
  return {
    contents: all.map(one => rows.filter(row => row.consultId === one.consultId).map(row => row.content)),
    transactions: new Set(rows.map(row => row.transaction)).size,
  }
}

const rowOf = (consultId: string) =>
  server.db.selectFrom('consult').selectAll().where('consultId', '=', consultId).executeTakeFirstOrThrow()

describe('texts that come at one moment', () => {
  test('are written at once, each in its own consult with its own replies', async () => {
    const { docId } = await aDoctor(server)
    const all = [await asking(docId), await asking(docId, { repliesLeft: 3 }), await asking(docId)]
    const taken = await Promise.all(all.map((one, nth) => send(one, { content: `第${nth}句` })))
    expect(taken.map(one => one?.repliesLeft)).toEqual([9, 2, 9])
    expect(taken.map(one => one?.docId)).toEqual([docId, docId, docId])
    expect(await written(all)).toEqual({ contents: [['第0句'], ['第1句'], ['第2句']], transactions: 1 })
    for (const [nth, one] of all.entries())
      expect(await rowOf(one.consultId)).toMatchObject({ staffUnread: 1, lastText: `第${nth}句` })
  })

  test('tell their doctor once, of the first, and each of several doctors of his own', async () => {
    const [one, other] = [await aDoctor(server), await aDoctor(server)]
    const all = [await asking(one.docId), await asking(one.docId), await asking(other.docId)]
    const at = now()
    await Promise.all(
      all.map(({ patient, consultId }, nth) =>
        takeTextReply(
          {
            db: server.db,
            now: at - nth,
            caller: { kind: 'account', accountId: patient.accountId, sessionId: '' },
          } as unknown as Ctx<AccountCaller>,
          { consultId, content: '好的', sendId: null, edition: 0 },
        ),
      ),
    )
    const notices = await server.db
      .selectFrom('staffNotice')
      .select(['staffId', 'kind', 'link'])
      .where('staffId', 'in', [one.staffId, other.staffId])
      .execute()
    expect(notices).toHaveLength(2)
    expect(notices).toContainEqual({ staffId: one.staffId, kind: 'new', link: `/consults/${all[1]!.consultId}` })
    expect(notices).toContainEqual({ staffId: other.staffId, kind: 'new', link: `/consults/${all[2]!.consultId}` })
  })

  test('and of which one may not be taken, leave that one out', async () => {
    const { docId } = await aDoctor(server)
    const [good, none, closed, early] = [
      await asking(docId),
      await asking(docId, { repliesLeft: 0 }),
      await asking(docId, { status: 'cancelled' }),
      await asking(docId, { isAnswered: false }),
    ]
    const stranger = { patient: await aPatient(server), consultId: (await asking(docId)).consultId }
    const older = await asking(docId)
    const taken = await Promise.all([
      ...[good, none, closed, early, stranger].map(one => send(one)),
      send(older, { edition: 99 }),
    ])
    expect(taken.map(one => one !== undefined)).toEqual([true, false, false, false, false, false])
    expect((await written([good, none, closed, early, stranger, older])).contents).toEqual([
      ['好的'],
      [],
      [],
      [],
      [],
      [],
    ])
  })

  test('of one consult are taken one after the other, in their order', async () => {
    const { docId } = await aDoctor(server)
    const one = await asking(docId)
    const taken = await Promise.all(['一', '二', '三'].map(content => send(one, { content })))
    expect(taken.map(row => row?.repliesLeft)).toEqual([9, 8, 7])
    expect(await written([one])).toEqual({ contents: [['一', '二', '三']], transactions: 3 })
  })

  test('with one that was taken before are written without it', async () => {
    const { docId } = await aDoctor(server)
    const [one, other] = [await asking(docId), await asking(docId)]
    await send(one, { sendId: 'first' })
    const taken = await Promise.all([send(one, { sendId: 'first' }), send(other, { sendId: 'first' })])
    expect(taken.map(row => row?.repliesLeft)).toEqual([undefined, 9])
    expect((await written([one, other])).contents).toEqual([['好的'], ['好的']])
    expect((await rowOf(one.consultId)).repliesLeft).toBe(9)
  })
})

test('a consult that somebody has in hand keeps nobody else waiting, and its own message is taken afterwards', async () => {
  const { patient, doctor, consult } = await aConsultWorld(server)
  const held = { patient, consultId: await consult() }
  const free = await asking(doctor.docId)
  let answered = false
  const { late } = await server.db.transaction().execute(async trx => {
    await trx.selectFrom('consult').select('consultId').where('consultId', '=', held.consultId).forUpdate().execute()
    const late = server.call(name, { consultId: held.consultId, replyContent: '我的' }, patient.session)
    void late.then(() => (answered = true))
    const { code } = await server.call(name, { consultId: free.consultId, replyContent: '你的' }, free.patient.session)
    expect([code, answered]).toEqual(['0', false])
    expect(await Promise.all([send(held), send(free)])).toMatchObject([undefined, { repliesLeft: 8 }])
    return { late }
  })
  expect((await late).code).toBe('0')
  expect((await written([held, free])).contents).toEqual([['我的'], ['你的', '好的']])
})

test('twenty patients at one moment over the wire: each message once, each reply counted', async () => {
  const { docId } = await aDoctor(server)
  const all = await Promise.all(Array.from({ length: 20 }, () => asking(docId)))
  const answers = await Promise.all(
    all.flatMap(({ patient, consultId }) =>
      ['早上好', '早上好', '在吗'].map((replyContent, nth) =>
        server.call(name, { consultId, replyContent, sendId: nth < 2 ? 'greeting' : 'question' }, patient.session),
      ),
    ),
  )
  expect(new Set(answers.map(one => one.code))).toEqual(new Set(['0']))
  expect((await written(all)).contents.map(list => list.toSorted())).toEqual(all.map(() => ['在吗', '早上好']))
  for (const { consultId } of all) expect(await rowOf(consultId)).toMatchObject({ repliesLeft: 8, staffUnread: 2 })
})
