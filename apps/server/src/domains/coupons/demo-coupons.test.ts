import { expect, test } from 'vitest'
import { loadHospital } from '../../demo/load-hospital.ts'
import { openTestServer } from '../../testing/server.ts'
import { loadDemoAccounts } from '../account/demo-accounts.ts'
import { loadDemoConsults } from '../consult/demo-consults.ts'
import { loadDemoCoupons } from './demo-coupons.ts'

const server = await openTestServer()

test('the demo patient has coupons of every state, and an invitation to give away; loaded twice they are the same', async () => {
  await loadHospital(server.db, server.runtime.clock.now())
  await loadDemoAccounts(server)
  await loadDemoConsults(server)
  await Promise.all([loadDemoCoupons(server), loadDemoCoupons(server)])
  await server.runner.runTimers()
  const { accountId } = await server.db.selectFrom('coupon').select('accountId').executeTakeFirstOrThrow()
  const session = await server.sessionOf({ accountId })
  const counted = async (status: number) =>
    (await server.call('smarthos.coupon.mycoupon.list', { status, pageSize: 50 }, session)).list.length
  expect([await counted(0), await counted(1), await counted(2)]).toEqual([7, 2, 2])
  const held = await server.db.selectFrom('coupon').select('bizId').where('state', '=', 'locked').execute()
  expect(held).toEqual([{ bizId: expect.any(String) }])
  expect((await server.call('smarthos.coupon.mycoupon.list', { isEarned: true }, session)).list).toHaveLength(2)
  expect((await server.call('smarthos.coupon.activity.list', {}, session)).list).toMatchObject([
    { activityName: '冬季健康周', isReceived: false },
  ])
  expect((await server.call('smarthos.coupon.invite.code', {}, session)).obj.activity).toMatchObject({
    activityName: '邀请好友，双方有礼',
    inviterOffered: { desc: '立减10元' },
  })
})
