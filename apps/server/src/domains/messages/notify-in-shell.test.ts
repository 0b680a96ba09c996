import { expect, test } from 'vitest'
import { sandboxUsers } from '../../sandbox/shells/users.ts'
import { openTestServer } from '../../testing/server.ts'
import { aConsultWorld } from '../consult/testbed.ts'
import { aTill } from '../payment/testbed.ts'
import { shellNotices } from './notify-in-shell.ts'

const server = await openTestServer()
const till = await aTill(server)
const [first, second, third] = sandboxUsers.messaging.map(one => one.platformId) as [string, string, string]

const tie = (accountId: string, platformId: string) =>
  server.db
    .insertInto('shellUser')
    .values({ shell: 'messaging', platformId, accountId, boundAt: new Date(server.runtime.clock.now()) })
    .onConflict(on => on.columns(['shell', 'platformId']).doUpdateSet({ accountId }))
    .execute()
const untie = (accountId: string) => server.db.deleteFrom('shellUser').where('accountId', '=', accountId).execute()

interface ShellNotice {
  templateId: string
  url: string
  fields: { thing1: { value: string }; time2: { value: string } }
}
async function shellNoticesTo(platformId: string): Promise<ShellNotice[]> {
  await server.runner.idle()
  return (await server.get(`/sandbox/shell-messages?openid=${platformId}`)).json() as Promise<ShellNotice[]>
}
const answer = async (world: Awaited<ReturnType<typeof aConsultWorld>>, consultId: string) =>
  expect(
    await server.staff.call('staff.consult.reply', { consultId, replyContent: '多喝水' }, world.doctor.session),
  ).toMatchObject({ code: '0' })

test('who has tied the messaging app is told there that the doctor has answered, once until he has looked', async () => {
  const world = await aConsultWorld(server)
  await tie(world.patient.accountId, first)
  const consultId = await world.consult({ isAnswered: false, feeCents: 0 })
  await answer(world, consultId)
  await answer(world, consultId)
  const notices = await shellNoticesTo(first)
  expect(notices).toEqual([
    {
      platformId: first,
      templateId: 'sandbox-template-replied',
      url: `${server.origin}/team/consult/${consultId}`,
      fields: {
        thing1: { value: '医生已回复您的咨询' },
        time2: { value: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) },
      },
    },
  ])
  await server.call('nethos.consult.message.read', { consultId }, world.patient.session)
  await answer(world, consultId)
  expect(await shellNoticesTo(first)).toHaveLength(2)
})

test('a refund is told of when it is on its way and when it is there', async () => {
  const order = await till.paid('WECHAT', { feeCents: 3_000 })
  await tie(order.accountId, second)
  await till.decline(order)
  await till.returned(order.payNo)
  await expect
    .poll(async () => (await shellNoticesTo(second)).map(one => one.fields.thing1.value).toSorted())
    .toEqual(['您的咨询未能解答，已取消', '您的退款已受理', '您的退款已完成'].toSorted())
  expect((await shellNoticesTo(second)).map(one => one.url)).toContain(`${server.origin}/my/pay`)
})

test('who has silenced consults, and who has untied the app, is not told', async () => {
  const quiet = await aConsultWorld(server)
  await tie(quiet.patient.accountId, third)
  const silence = { moduleType: 'consult', pushStatus: false }
  await server.call('smarthos.system.push.serve.settings', silence, quiet.patient.session)
  await answer(quiet, await quiet.consult({ isAnswered: false, feeCents: 0 }))
  expect(await shellNoticesTo(third)).toEqual([])
  const gone = await aConsultWorld(server)
  await tie(gone.patient.accountId, third)
  await untie(gone.patient.accountId)
  await answer(gone, await gone.consult({ isAnswered: false, feeCents: 0 }))
  expect(await shellNoticesTo(third)).toEqual([])
})

test('a reader who has left our account there stops no job', async () => {
  const world = await aConsultWorld(server)
  await tie(world.patient.accountId, 'oGoneForever000000000000001')
  await answer(world, await world.consult({ isAnswered: false, feeCents: 0 }))
  await server.runner.idle()
  const { rows } = await server.pool.query(
    "select state from pgboss.job where name = 'shell.template' and data->>'accountId' = $1",
    [world.patient.accountId],
  )
  expect(rows).toEqual([{ state: 'completed' }])
})

test('the words fit the platform’s field and name nobody', () => {
  for (const { what } of Object.values(shellNotices)) {
    expect([...what].length).toBeLessThanOrEqual(20)
    expect(what).not.toMatch(/[{}\d]/)
  }
})
