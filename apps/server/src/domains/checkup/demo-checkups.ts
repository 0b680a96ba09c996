import { payMinutes } from '@nethos/contract/checkup/checkup.status.ts'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { theSystem } from '../../calls/caller.ts'
import { contextOn } from '../../calls/context.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Database, Db } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import { demoPatient } from '../people/demo-patient.ts'
import { personForHospital } from '../people/public.ts'
import { newCode } from './companies.ts'
import { saveOffers, offeredPackage } from './offer.table.ts'
import { checkupOrders } from './order.lifecycle.ts'
import { ourNoOf } from './order.table.ts'
import { saveTimes, timesOf, timeWith } from './time.table.ts'
import { vouchers } from './voucher.life.ts'

const hosId = 'h1'
const dayMs = 86_400_000
const noJobs = { send: async () => {} }
const at = (db: Db, runtime: Runtime, now: number): Ctx =>
  contextOn(
    db,
    runtime,
    noJobs,
    { caller: theSystem, now, requestId: 'demo', channel: 'job', address: '', deviceId: undefined },
    async () => {},
  )

interface Wanted {
  accountId: string
  person: { personId: string; name: string }
  packageId: string
  inDays: number
  to: 'to_pay' | 'to_confirm'
}

/** A check at the first time with places after so many days. */
async function booked(ctx: Ctx, { accountId, person, packageId, inDays, to }: Wanted) {
  const offered = await offeredPackage(ctx, packageId)
  const from = ctx.now + inDays * dayMs
  const times = offered && (await timesOf(ctx, offered.centreId, { from, until: from + 20 * dayMs }))
  const time = times?.find(one => one.left > 2)
  if (!offered || !time) return undefined
  const { groups, notice } = offered.content
  return checkupOrders.begin(
    ctx,
    {
      accountId,
      personId: person.personId,
      personName: person.name,
      hosId,
      centreId: offered.centreId,
      packageId,
      packageName: offered.packageName,
      content: { groups, notice },
      addOns: [],
      // Paid by the company: the demo moves no money.
      totalCents: to === 'to_pay' ? offered.priceCents : 0,
      companyName: to === 'to_pay' ? '' : '宁禾机械厂',
      timeId: time.timeId,
      startsAt: time.startsAt,
      endsAt: time.endsAt,
      dayEndsAt: startOfDay(addDays(dayOf(time.startsAt), 1)),
      attempt: 1,
      createdAt: ctx.now,
      payBy: ctx.now + payMinutes * 60_000,
    },
    { event: 'book', by: 'patient', to },
  )
}

/** Confirmed by the demo hospital, as its line would. */
async function confirmed(
  ctx: Ctx,
  runtime: Runtime,
  one: NonNullable<Awaited<ReturnType<typeof booked>>>,
): Promise<void> {
  const person = await personForHospital(ctx, one.personId)
  const time = await timeWith(ctx, one.timeId)
  if (!person || !time) return
  const answer = await runtime.hospital.checkups.confirm(hosId, {
    ourNo: ourNoOf(one),
    packageCode: one.packageId.slice(hosId.length + 1),
    addOnCodes: [],
    timeCode: time.timeCode,
    amountCents: one.totalCents,
    person,
  })
  await saveTimes(ctx, hosId, [answer.time])
  await checkupOrders.transition(ctx, one, 'confirm', 'hospital', { guideNo: answer.guideNo })
}

async function company(ctx: Ctx, personId: string): Promise<void> {
  const staff = await ctx.db.selectFrom('staff').select('staffId').orderBy('staffId').limit(1).executeTakeFirst()
  const person = await ctx.db
    .selectFrom('person')
    .select(['name', 'idCardHash'])
    .where('personId', '=', personId)
    .executeTakeFirst()
  if (!staff || !person) return
  const today = dayOf(ctx.now)
  const untilDay = addDays(today, 60)
  const { companyId } = await ctx.db
    .insertInto('checkupCompany')
    .values({
      companyName: '宁禾机械厂',
      packageId: `${hosId}.full`,
      fromDay: today,
      untilDay,
      familyPriceCents: 78_000,
      familyEach: 2,
      createdBy: staff.staffId,
      createdAt: new Date(ctx.now),
    })
    .returning('companyId')
    .executeTakeFirstOrThrow()
  const employees = [{ name: person.name, idCardHash: person.idCardHash }, { name: '李建国' }, { name: '陈晓燕' }]
  for (const [nth, employee] of employees.entries())
    await vouchers.begin(
      ctx,
      {
        ...employee,
        companyId,
        code: newCode(),
        staffNo: `JX${1001 + nth}`,
        validUntil: startOfDay(addDays(untilDay, 1)),
        createdAt: ctx.now,
      },
      { event: 'import', by: 'operator', to: 'unused' },
    )
}

/** What the centres offer; of the demo patient a check that is confirmed, one to pay, one that waits for the desk, and a company's. */
export async function loadDemoCheckups({ db, runtime }: { db: Database; runtime: Runtime }): Promise<void> {
  const now = runtime.clock.now()
  const ctx = at(db, runtime, now)
  const patient = await demoPatient(db)
  const self =
    patient &&
    (await ctx.db
      .selectFrom('person')
      .select(['personId', 'name'])
      .where('accountId', '=', patient.accountId)
      .where('isSelf', '=', true)
      .executeTakeFirst())
  const some = await db.selectFrom('checkupOrder').select('orderId').limit(1).executeTakeFirst()
  if (!patient || !self || some) return
  const { checkups } = runtime.hospital
  await saveOffers(ctx, hosId, await checkups.offers(hosId))
  await saveTimes(ctx, hosId, await checkups.times(hosId, dayOf(now), addDays(dayOf(now), 30)))
  const whose = { accountId: patient.accountId, person: self }
  const ahead = await booked(ctx, { ...whose, packageId: `${hosId}.full`, inDays: 3, to: 'to_confirm' })
  if (ahead) await confirmed(ctx, runtime, ahead)
  await booked(ctx, { ...whose, packageId: `${hosId}.basic`, inDays: 9, to: 'to_pay' })
  await booked(ctx, { ...whose, packageId: `${hosId}.river-basic`, inDays: 16, to: 'to_confirm' })
  await company(ctx, self.personId)
}
