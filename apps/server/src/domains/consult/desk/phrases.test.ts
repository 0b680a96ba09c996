import { expect, test } from 'vitest'
import type { Session } from '../../../testing/client.ts'
import { aStaffMember } from '../../../testing/people.ts'
import { openTestServer } from '../../../testing/server.ts'
import { aDoctor } from '../testbed.ts'

const server = await openTestServer()
const call = (name: string, fields: object, session: Session) =>
  server.staff.call(`staff.phrase.${name}`, fields, session)
const add = async (session: Session, text: string, isShared = false) =>
  (await call('add', { text, isShared }, session)).obj.phraseId as string
const textsOf = async (session: Session) =>
  (await call('list', {}, session)).list.map((one: { text: string }) => one.text)

test('one’s own stand first, a department’s shared ones after them, nobody else’s at all', async () => {
  const [mine, colleague, elsewhere] = [await aDoctor(server), await aDoctor(server), await aDoctor(server)]
  await server.db
    .insertInto('department')
    .values({ gbDeptCode: '99.01', gbDeptName: '试验科' })
    .onConflict(on => on.doNothing())
    .execute()
  for (const { docId } of [mine, colleague])
    await server.db.updateTable('doctor').set({ gbDeptCode: '99.01' }).where('docId', '=', docId).execute()
  await add(colleague.session, '科里的话，{姓名}您好', true)
  await add(colleague.session, '自己留着的话')
  await add(elsewhere.session, '别科的话', true)
  await add(mine.session, '我的话')
  expect(await textsOf(mine.session)).toEqual(['我的话', '科里的话，{姓名}您好'])
  const [, shared] = (await call('list', {}, mine.session)).list
  expect(shared).toMatchObject({ isOwn: false, isShared: true, authorName: '陈志远' })
})

test('only its author changes it, shares it no more, or removes it', async () => {
  const [mine, other] = [await aDoctor(server), await aDoctor(server)]
  const phraseId = await add(mine.session, '先这样写', true)
  expect(await textsOf(other.session)).toContain('先这样写')
  expect(await call('change', { phraseId, text: '改了', isShared: true }, other.session)).toMatchObject({
    code: '00010440',
  })
  expect(await call('remove', { phraseId }, other.session)).toMatchObject({ code: '00010440' })
  expect((await call('change', { phraseId, text: '再想想', isShared: false }, mine.session)).code).toBe('0')
  expect(await textsOf(other.session)).not.toContain('再想想')
  expect((await call('remove', { phraseId }, mine.session)).code).toBe('0')
  expect(await textsOf(mine.session)).not.toContain('再想想')
})

test('who has no department keeps them for himself; a hundred are enough', async () => {
  const { session, staffId } = await aStaffMember(server, 'nurse')
  expect(await call('add', { text: '一起用', isShared: true }, session)).toMatchObject({
    msg: '您没有所属科室，不能共享常用语',
  })
  await server.db
    .insertInto('staffPhrase')
    .values(Array.from({ length: 100 }, (_, at) => ({ staffId, text: `第${at}句`, createdAt: new Date(0) })))
    .execute()
  expect(await call('add', { text: '再来一句', isShared: false }, session)).toMatchObject({
    msg: '常用语最多保存100条',
  })
  expect(await call('add', { text: '  ', isShared: false }, session)).toMatchObject({ msg: '请填写常用语' })
})
