import { expect, test } from 'vitest'
import { loadHospital } from '../../demo/load-hospital.ts'
import { openTestServer } from '../../testing/server.ts'
import { loadDemoAccounts } from '../account/demo-accounts.ts'
import { loadDemoTeamFollow } from '../teams/demo-team-follow.ts'
import { loadDemoGrants } from './demo-grants.ts'

const server = await openTestServer()

test('the demo patient acts for her father by his own word, and follows a team; loaded twice they are the same', async () => {
  await loadHospital(server.db, server.runtime.clock.now())
  await loadDemoAccounts(server)
  await Promise.all([loadDemoGrants(server), loadDemoGrants(server)])
  await loadDemoGrants(server)
  for (const _ of [1, 2]) await loadDemoTeamFollow(server)
  const grants = await server.db.selectFrom('personGrant').select(['accountId', 'status', 'scopes']).execute()
  expect(grants).toEqual([
    { accountId: expect.any(String), status: 'given', scopes: ['book', 'pay', 'reports', 'consult'] },
  ])
  const session = await server.sessionOf({ accountId: grants[0]!.accountId })
  const { list: people } = await server.call('nethos.pat.compat.list', {}, session)
  const { compatId } = people.find(one => one.compatName === '王德福')
  expect(await server.call('nethos.pat.medicalinfo.details', { compatId }, session)).toMatchObject({ code: '0' })
  expect((await server.call('smarthos.follow.teampat.list', {}, session)).list).toHaveLength(1)
})
