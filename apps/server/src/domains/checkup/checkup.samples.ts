import { randomUUID } from 'node:crypto'
import type { TestServer } from '../../testing/server.ts'
import { aStaffMember } from '../../testing/people.ts'
import type { CheckupOrderStatus } from '@nethos/contract/checkup/checkup.status.ts'

interface Whose {
  accountId: string
  personId: string
}
const day = 86_400_000
const centreId = 'h1.samples'
const content = JSON.stringify({
  groups: [{ name: '一般检查', items: [{ code: 'bmi', name: '身高、体重、血压', meaning: '' }] }],
  addOns: [],
  notice: '',
})

/** A package for everybody, of a centre that only samples have; the id. */
export async function aCheckupPackage({ db }: TestServer): Promise<string> {
  await db
    .insertInto('hospital')
    .values({ hosId: 'h1', hosName: '宁禾大学附属第一医院', areaName: '宁禾市东湖区', position: 1 })
    .onConflict(on => on.doNothing())
    .execute()
  const centre = { centreName: '样本体检中心', address: '', phone: '', hours: '', directions: '', needsDesk: true }
  await db
    .insertInto('checkupCentre')
    .values({ ...centre, centreId, hosId: 'h1', centreCode: 'samples' })
    .onConflict(on => on.column('centreId').doUpdateSet({ isOffered: true }))
    .execute()
  const offered = {
    packageName: '样本体检',
    category: '常规',
    summary: '',
    priceCents: 10_000,
    sex: 'any',
    marriage: 'any',
  }
  await db
    .insertInto('checkupPackage')
    .values({ ...offered, packageId: centreId, centreId, packageCode: 'samples', minAge: 0, maxAge: 150, content })
    .onConflict(on => on.column('packageId').doUpdateSet({ isOffered: true }))
    .execute()
  return centreId
}

/** A time of its own day, with places; the id. */
export async function aCheckupTime(server: TestServer): Promise<string> {
  await aCheckupPackage(server)
  const timeId = `h1.${randomUUID().slice(0, 8)}`
  const startsAt = server.runtime.clock.now() + day + ++days * day
  await server.db
    .insertInto('checkupTime')
    .values({
      timeId,
      centreId,
      timeCode: timeId.slice(3),
      startsAt: new Date(startsAt),
      endsAt: new Date(startsAt + day / 48),
      placesLeft: 9,
      version: 1,
    })
    .execute()
  return timeId
}
let days = 0

/** A health check of the person's. */
export async function aCheckupOrder(
  server: TestServer,
  whose: Whose,
  status: CheckupOrderStatus = 'to_pay',
): Promise<string> {
  const timeId = await aCheckupTime(server)
  const now = server.runtime.clock.now()
  const startsAt = now + day + days * day
  const { orderId } = await server.db
    .insertInto('checkupOrder')
    .values({
      ...whose,
      personName: '张秀英',
      hosId: 'h1',
      centreId,
      packageId: centreId,
      packageName: '样本体检',
      content,
      addOns: '[]',
      totalCents: 10_000,
      timeId,
      startsAt: new Date(startsAt),
      endsAt: new Date(startsAt + day / 48),
      dayEndsAt: new Date(startsAt + day),
      status,
      createdAt: new Date(now),
      payBy: new Date(now + 900_000),
    })
    .returning('orderId')
    .executeTakeFirstOrThrow()
  return orderId
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A check that a company pays for, claimed for this person. */
export async function aCheckupVoucher(
  server: TestServer,
  { accountId, personId }: Whose,
): Promise<{ voucherId: string; companyId: string; code: string }> {
  const packageId = await aCheckupPackage(server)
  const now = server.runtime.clock.now()
  const { staffId } = await aStaffMember(server, 'operator')
  const { name } = await server.db
    .selectFrom('person')
    .select('name')
    .where('personId', '=', personId)
    .executeTakeFirstOrThrow()
  const { companyId } = await server.db
    .insertInto('checkupCompany')
    .values({
      companyName: '宁禾机械厂',
      packageId,
      fromDay: '2000-01-01',
      untilDay: '2099-12-31',
      familyPriceCents: 8_000,
      familyEach: 9,
      createdBy: staffId,
      createdAt: new Date(now),
    })
    .returning('companyId')
    .executeTakeFirstOrThrow()
  const code = Array.from({ length: 12 }, () => letters[Math.floor(Math.random() * letters.length)]).join('')
  const { voucherId } = await server.db
    .insertInto('checkupVoucher')
    .values({
      companyId,
      code,
      name,
      status: 'unused',
      claimedBy: accountId,
      personId,
      validUntil: new Date('2100-01-01'),
      createdAt: new Date(now),
    })
    .returning('voucherId')
    .executeTakeFirstOrThrow()
  return { voucherId, companyId, code }
}
