import { expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aRegistered } from '../account/account.samples.ts'
import { aDoctor, aPatient } from '../consult/testbed.ts'
import { anIdCard } from '../people/people.samples.ts'
import { verify } from './testbed.ts'

const server = await openTestServer()
const { db } = server
const now = server.runtime.clock.now()

const { staffId } = await db
  .insertInto('staff')
  .values({ login: 'promotion', passwordHash: '', name: '周', role: 'operator', createdAt: new Date(now) })
  .returning('staffId')
  .executeTakeFirstOrThrow()
const office = await server.sessionOf({ staffId })
const january = { fromMonth: '2030-01', untilMonth: '2030-01' }
const winter = { fromMonth: '2030-01', untilMonth: '2030-02' }
const figures = async (by: string, months: object = winter) =>
  (await server.staff.call('staff.promotion.figures', { ...months, groupedBy: by }, office)).obj.rows

interface Came {
  code: string
  at: string
  isVerified?: boolean
}
/** Registers by the wire with a code, and is then dated: all that was written of him at that moment. */
async function registers({ code, at, isVerified = false }: Came): Promise<string> {
  const { accountId } = await aRegistered(server, { promoteCode: code, patIdcard: anIdCard() })
  const when = new Date(at)
  await db.updateTable('account').set({ createdAt: when }).where('accountId', '=', accountId).execute()
  await db.updateTable('promotion').set({ registeredAt: when }).where('accountId', '=', accountId).execute()
  await db.updateTable('couponReceipt').set({ at: when }).where('accountId', '=', accountId).execute()
  await db.updateTable('invitation').set({ registeredAt: when }).where('invitedAccountId', '=', accountId).execute()
  const { personId } = await db
    .selectFrom('person')
    .select('personId')
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  if (isVerified) await verify(server, personId)
  return accountId
}

async function anActivityOf(userScene: 'RECEIVE' | 'INVITE_REGISTER', name: string, code: string): Promise<void> {
  const { batchId } = await db
    .insertInto('couponBatch')
    .values({
      name: '优惠券',
      kind: 'direct',
      reductionCents: 500,
      validDays: 30,
      scopeText: '在线咨询可用',
      createdBy: 'sample',
      createdAt: new Date(now),
    })
    .returning('batchId')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('couponActivity')
    .values({
      userScene,
      name,
      promoteCode: code,
      batchId,
      inviterBatchId: userScene === 'INVITE_REGISTER' ? batchId : null,
      startsAt: new Date(now - 1000),
      endsAt: new Date(now + 86_400_000),
      createdBy: 'sample',
      createdAt: new Date(now),
    })
    .execute()
}

const aPromoter = async () => {
  const doctor = await aDoctor(server)
  const { obj } = await server.staff.call('staff.follow.code', {}, doctor.session)
  return { ...doctor, code: obj.promoteCode as string }
}

test('whoever registers by a code is counted for it, for its department and its month, and in the file', async () => {
  const [doctor, other] = [await aPromoter(), await aPromoter()]
  await anActivityOf('RECEIVE', '春季领券', 'SPRING30')
  await anActivityOf('INVITE_REGISTER', '邀请好友', 'FRIENDS30')
  const friend = await aPatient(server)
  const invitation = await server.call('smarthos.coupon.invite.code', {}, friend.session)
  const inviteCode = invitation.obj.inviteCode as string

  await registers({ code: doctor.code, at: '2030-01-10T08:00:00Z', isVerified: true })
  await registers({ code: doctor.code.toLowerCase(), at: '2030-01-11T08:00:00Z' })
  // The last instant of January, and the first of February, in Shanghai.
  await registers({ code: doctor.code, at: '2030-01-31T15:59:59.999Z' })
  await registers({ code: doctor.code, at: '2030-01-31T16:00:00.000Z' })
  await registers({ code: other.code, at: '2030-01-10T08:00:00Z' })
  const byActivity = await registers({ code: 'SPRING30', at: '2030-01-12T08:00:00Z' })
  await registers({ code: inviteCode, at: '2030-01-13T08:00:00Z', isVerified: true })
  await registers({ code: 'NOBODYS', at: '2030-01-14T08:00:00Z' })
  // Takes part with an account that he has: nobody was brought by that.
  await server.call('smarthos.coupon.receive', { promoteCode: 'SPRING30' }, friend.session)

  const named = (row: { source: string; promoterName: string }) => [row.source, row.promoterName]
  const rows = await figures('code')
  expect(rows).toMatchObject([
    { month: '2030-02', source: 'doctor', code: doctor.code, registered: 1, verified: 0 },
    { month: '2030-01', source: 'doctor', code: doctor.code, registered: 3, verified: 1 },
    { registered: 1 },
    { registered: 1 },
    { registered: 1 },
  ])
  expect(rows.slice(2).map(named).sort()).toEqual([
    ['activity', '春季领券'],
    ['doctor', '陈志远'],
    ['friend', ''],
  ])
  expect(await figures('month')).toMatchObject([
    { month: '2030-02', source: null, registered: 1 },
    { month: '2030-01', registered: 6, verified: 2 },
  ])
  const departments = await figures('department', january)
  expect(departments).toMatchObject([
    { deptName: rows[0].deptName, registered: 4, verified: 1 },
    { deptName: '', registered: 2, verified: 1 },
  ])

  const { obj: file } = await server.staff.call(
    'staff.promotion.export',
    { ...january, groupedBy: 'department' },
    office,
  )
  expect(file).toEqual({
    fileName: 'promotion-department-2030-01.csv',
    rows: 2,
    csv: `\uFEFF月份,科室,注册人数,其中已实名\r\n2030-01,${rows[0].deptName},4,1\r\n2030-01,,2,1\r\n合计,,6,2\r\n`,
  })
  const byCode = await server.staff.call('staff.promotion.export', { ...january, groupedBy: 'code' }, office)
  expect(byCode.obj.csv).toContain(`2030-01,医护推广码,${doctor.code},陈志远,${rows[0].deptName},3,1\r\n`)
  const lines = await db.selectFrom('audit').select(['action', 'recordId']).where('actorId', '=', staffId).execute()
  expect(lines).toEqual([
    { action: 'promotion.export', recordId: '2030-01' },
    { action: 'promotion.export', recordId: '2030-01' },
  ])
  expect(byCode.obj.csv).not.toContain(byActivity)
})

test('only the office reads it, and months must be in order, real and few', async () => {
  const doctor = await aDoctor(server)
  const asked = { ...january, groupedBy: 'code' }
  expect((await server.staff.call('staff.promotion.figures', asked, doctor.session)).code).toBe('00010441')
  const sentence = async (months: object) =>
    (await server.staff.call('staff.promotion.figures', { ...asked, ...months }, office)).msg
  expect(await sentence({ untilMonth: '2029-12' })).toBe('开始月份不能晚于结束月份')
  expect(await sentence({ untilMonth: '2032-01' })).toBe('最多选择24个月')
  expect(await sentence({ fromMonth: '2030-13' })).toBe('请选择月份')
  expect(await figures('code', { fromMonth: '2040-01', untilMonth: '2041-12' })).toEqual([])
})
