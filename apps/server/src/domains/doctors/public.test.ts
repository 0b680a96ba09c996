import { expect, test } from 'vitest'
import { theSystem } from '../../calls/caller.ts'
import { contextOn } from '../../calls/context.ts'
import { openTestServer } from '../../testing/server.ts'
import { aDoctor, aTeam } from './doctors.samples.ts'
import { addReview, noteFirstReply, noteServed, offerOf } from './public.ts'

const { call, db, house } = await openTestServer()
const about = {
  caller: theSystem,
  now: house.clock.now(),
  requestId: '',
  channel: '',
  address: '',
  deviceId: undefined,
}
const ctx = contextOn(db, house, undefined as never, about)

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
  await noteFirstReply(ctx, li, 600.4)
  await noteFirstReply(ctx, li, -5)
  await noteServed(ctx, li)
  expect((await call('nethos.doc.list', { search: '李娜' })).list[0]).toMatchObject({
    docScoure: 8.7,
    reviewCount: 3,
    consultCount: 1,
    consultAvgReplyTimeDescription: '平均5分钟内回复',
  })
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
