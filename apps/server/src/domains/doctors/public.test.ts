import { describe, expect, test } from 'vitest'
import { theSystem } from '../../calls/caller.ts'
import { contextOn } from '../../calls/context.ts'
import { openTestServer } from '../../testing/server.ts'
import { aDoctor, aPromise, aTeam } from './doctors.samples.ts'
import { addReview, notePromise, noteServed, offerOf } from './public.ts'

const { call, db, runtime } = await openTestServer()
const about = {
  caller: theSystem,
  now: runtime.clock.now(),
  requestId: '',
  channel: '',
  address: '',
  deviceId: undefined,
}
const ctx = contextOn(db, runtime, undefined as never, about)

test('what a doctor asks for a consult, with the names that stand above it', async () => {
  await aDoctor(db, {
    docId: 'wei',
    offers: [
      { consultType: 'DOCPIC', priceCents: 4900, replyLimit: 12 },
      { consultType: 'VIDEO', priceCents: 1, replyLimit: 0, isOpen: false },
    ],
  })
  await aDoctor(db, {
    docId: 'gone',
    isActive: false,
    offers: [{ consultType: 'DOCPIC', priceCents: 4900, replyLimit: 12 }],
  })
  expect(await offerOf(ctx, 'wei', 'DOCPIC')).toEqual({
    priceCents: 4900,
    replyLimit: 12,
    isOpen: true,
    docName: '张伟',
    docTitle: '主任医师',
    docDeptName: '内科',
    docHosName: '宁海人民医院',
    docAvatar: 'portrait-1',
  })
  expect(await offerOf(ctx, 'wei', 'VIDEO')).toMatchObject({ isOpen: false })
  expect(await offerOf(ctx, 'wei', 'DOCVIDEO')).toMatchObject({ isOpen: false, priceCents: 0 })
  expect(await offerOf(ctx, 'gone', 'DOCPIC')).toMatchObject({ isOpen: false })
  expect(await offerOf(ctx, 'nobody', 'DOCPIC')).toBeUndefined()
})

test('reviews, first replies and served consults stand on the card', async () => {
  await aDoctor(db, { docId: 'li', docName: '李娜' })
  const li = { docId: 'li', teamId: null }
  const review = { ...li, moduleType: 'DOCPIC', content: '好', tags: [], patientNameMasked: '王*' }
  await Promise.all([10, 8, 8].map(score => addReview(ctx, { ...review, score })))
  await aPromise(db, { ...li, answeredAfter: 600.4 })
  await aPromise(db, { ...li, answeredAfter: 0 })
  await noteServed(ctx, li)
  expect((await call('nethos.doc.list', { search: '李娜' })).list[0]).toMatchObject({
    docScoure: 8.7,
    reviewCount: 3,
    consultCount: 1,
    consultAvgReplyTimeDescription: '平均5分钟内回复',
  })
})

describe('the reply time on a card', () => {
  const shown = async (docName: string) =>
    (await call('nethos.doc.list', { search: docName })).list[0]?.consultAvgReplyTimeDescription
  const hour = 3_600

  test('counts a promise that was broken as the whole time that it had', async () => {
    const docId = await aDoctor(db, { docName: '钱多多' })
    await aPromise(db, { docId, answeredAfter: hour })
    await aPromise(db, { docId, endedBy: 'give_up' })
    expect(await shown('钱多多')).toBe('平均13小时内回复')
  })

  test('says nothing of one that waits, or was declined', async () => {
    const docId = await aDoctor(db, { docName: '孙守诚' })
    await aPromise(db, { docId })
    await aPromise(db, { docId, endedBy: 'decline' })
    expect(await shown('孙守诚')).toBe('')
  })

  test('is of the last fifty', async () => {
    const docId = await aDoctor(db, { docName: '周而复' })
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => aPromise(db, { docId, madeAgo: 900 + n, answeredAfter: 20 * hour })),
    )
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => aPromise(db, { docId, madeAgo: 100 + n, answeredAfter: 300 })),
    )
    expect(await shown('周而复')).toBe('平均5分钟内回复')
  })
})

test('what stands in the ledger of promises is never changed', async () => {
  const docId = await aDoctor(db, { docName: '吴改之' })
  const facts = {
    consultId: 'kept',
    docId,
    teamId: null,
    madeAt: ctx.now,
    dueAt: ctx.now + 86_400_000,
    answeredAt: ctx.now + 60_000,
  }
  await notePromise(ctx, { ...facts, answeredAt: null })
  await notePromise(ctx, facts)
  await notePromise(ctx, { ...facts, answeredAt: ctx.now + 90_000 })
  const row = () => db.selectFrom('promise').selectAll().where('consultId', '=', 'kept').executeTakeFirstOrThrow()
  expect(await row()).toMatchObject({ answeredAt: new Date(ctx.now + 60_000), weighedSeconds: 60, endedAt: null })
  await expect(
    db.updateTable('promise').set({ answeredAt: new Date() }).where('consultId', '=', 'kept').execute(),
  ).rejects.toThrow('is written already')
  await expect(db.deleteFrom('promise').execute()).rejects.toThrow()
})

test('a team has its own sums', async () => {
  await aTeam(db, { teamId: 't1' })
  const team = { docId: null, teamId: 't1' }
  await addReview(ctx, { ...team, moduleType: 'TEAMPIC', score: 6, content: '', patientNameMasked: '王*' })
  await noteServed(ctx, team)
  expect(
    await db
      .selectFrom('team')
      .select(['score', 'scoreCount', 'servedCount'])
      .where('teamId', '=', 't1')
      .executeTakeFirst(),
  ).toEqual({ score: 6, scoreCount: 1, servedCount: 1 })
})
