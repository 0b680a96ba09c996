import { expect, test } from 'vitest'
import { loadHospital } from '../../demo/load-hospital.ts'
import { openTestServer } from '../../testing/server.ts'
import { loadDemoAccounts } from '../account/demo-accounts.ts'
import { loadDemoStaff } from '../staff/demo-staff.ts'
import { loadDemoGroups } from './demo-groups.ts'

const server = await openTestServer()

test('the demo patient is in a group of 25 with a talk and questions, and has applied to another; loaded twice they are the same', async () => {
  await loadHospital(server.db, server.runtime.clock.now())
  await loadDemoStaff(server)
  await loadDemoAccounts(server)
  await Promise.all([loadDemoGroups(server), loadDemoGroups(server)])
  await loadDemoGroups(server)
  const { accountId } = await server.db.selectFrom('groupApplication').select('accountId').executeTakeFirstOrThrow()
  const session = await server.sessionOf({ accountId })
  const { obj } = await server.call('smarthos.group.list', {}, session)
  expect(obj).toMatchObject({
    joined: [{ groupName: '糖尿病自我管理群', memberCount: 25, unreadCount: 3, isMentioned: true }],
    applications: [{ groupName: '炎症性肠病病友群', status: 'applied' }],
    open: [{ groupName: '高血压家庭管理群' }],
  })
  expect(obj.joined[0].doctorNames).toHaveLength(2)
  const { groupId } = obj.joined[0]
  const talk = await server.call('smarthos.group.message.list', { groupId }, session)
  expect(talk.obj.talk.messages.length).toBeGreaterThan(20)
  expect(talk.obj.announcement.text).toContain('周四')
  expect((await server.call('smarthos.group.faq.list', { groupId }, session)).list).toHaveLength(6)
})
