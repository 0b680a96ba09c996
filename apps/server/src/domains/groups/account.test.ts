import { expect, test } from 'vitest'
import { theSystem } from '../../calls/caller.ts'
import { openTestServer } from '../../testing/server.ts'
import { leaveAllGroups } from './account-closed.ts'
import { archiveParts } from './archive-parts.ts'
import { aGroup, aGroupWorld, aDoctor } from './testbed.ts'

const server = await openTestServer()
const say = (groupId: string, session: object, text: string) =>
  server.call('smarthos.group.message.send', { groupId, text }, session as never)

test('an archive says in which groups an account is, was or wanted to be, and its own words alone', async () => {
  const { groupId, a, b, doctor } = await aGroupWorld(server)
  await say(groupId, a.session, '我的话')
  await say(groupId, b.session, '别人的话')
  const other = await aGroup(server, doctor.docId)
  await server.call(
    'smarthos.group.apply',
    { groupId: other, compatId: a.personId, nickname: '老周', reason: '想学习' },
    a.session,
  )
  await server.call('smarthos.group.leave', { groupId }, a.session)
  const scope = {
    ...server,
    now: server.runtime.clock.now(),
    caller: { kind: 'account', accountId: a.accountId, sessionId: '' },
  } as const
  const [groups, applications] = await Promise.all(archiveParts.map(part => part.sectionOf(scope)))
  expect(groups!.rows).toMatchObject([{ nickname: '老周', state: '已退群', messages: [{ content: '我的话' }] }])
  expect(applications!.rows).toMatchObject([{ personName: '张秀英', reason: '想学习' }])
  expect(JSON.stringify(groups)).not.toContain('别人的话')
})

test('who closes his account is in no group any more, and what he said is nobody’s name', async () => {
  const { groupId, a, b } = await aGroupWorld(server)
  const other = await aGroup(server, (await aDoctor(server)).docId)
  await say(groupId, a.session, '再见')
  await server.call(
    'smarthos.group.apply',
    { groupId: other, compatId: a.personId, nickname: '老周', reason: '想学习' },
    a.session,
  )
  const announced: unknown[] = []
  const ctx = {
    ...server,
    caller: theSystem,
    now: server.runtime.clock.now(),
    announce: async (to: unknown) => void announced.push(to),
  }
  await leaveAllGroups(ctx as never, a.accountId)
  const { obj } = await server.call('smarthos.group.message.list', { groupId }, b.session)
  expect(obj).toMatchObject({ memberCount: 1, talk: { messages: [{ text: '再见', speakerName: '已注销' }] } })
  expect((await server.call('smarthos.group.list', {}, a.session)).obj).toMatchObject({ joined: [], applications: [] })
  expect(announced).toContainEqual({ accountIds: [b.accountId] })
})
