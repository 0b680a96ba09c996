import { addDays, dayOf, instantInWords, startOfDay } from '@nethos/contract/common/days.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Job } from '../../jobs/job.ts'
import { CheckupRefusedError, TimeFullError, type Confirmed } from '../../ports/hospital-checkups.ts'
import { putMessage } from '../messages/public.ts'
import { personForHospital } from '../people/public.ts'
import { changeJob, confirmJob, giveBackJob } from './job-names.ts'
import { packageCodeOf } from './offer.table.ts'
import { announce, linkOf, moveOrder } from './order.life.ts'
import { checkupOrders } from './order.lifecycle.ts'
import { findOrder, ourNoOf, type CheckupOrder } from './order.table.ts'
import { planEve } from './reminders.ts'
import { idAt, saveTimes, releasePlace, timeWith } from './time.table.ts'

interface Place {
  orderId: string
  attempt: number
}

/** What the hospital refuses with, in the patient's words; everything else is tried again. */
function refusalOf(error: unknown): { reason: string } {
  if (error instanceof TimeFullError) return { reason: '这个时间刚被体检中心约满' }
  if (error instanceof CheckupRefusedError) return { reason: '体检中心没有接受这次预约' }
  throw error
}

/** What the hospital is told of the order; undefined: its person is nobody's any more. */
async function newCheckup(ctx: Ctx, one: CheckupOrder) {
  const person = await personForHospital(ctx, one.personId)
  const time = await timeWith(ctx, one.timeId)
  if (!person || !time) return undefined
  const { packageCode } = await packageCodeOf(ctx, one.packageId)
  return {
    ourNo: ourNoOf(one),
    packageCode,
    addOnCodes: one.addOns.map(addOn => addOn.code),
    timeCode: time.timeCode,
    amountCents: one.totalCents,
    person,
  }
}

/** Asks the hospital for the place. Asked again it gives the same answer. */
const confirm: Job<Place> = {
  name: confirmJob,
  retries: 40,
  async run({ orderId, attempt }, on) {
    const reply = await on.transact(async ctx => {
      const one = await findOrder(ctx, orderId)
      return one?.attempt === attempt && one.status === 'to_confirm'
        ? { one, order: await newCheckup(ctx, one) }
        : undefined
    })
    if (!reply) return
    const { hosId } = reply.one
    const answer: Confirmed | { reason: string } = reply.order
      ? await on.runtime.hospital.checkups.confirm(hosId, reply.order).catch(refusalOf)
      : { reason: '体检人信息已删除' }
    await on.transact(async ctx => {
      const held = await findOrder(ctx, orderId, true)
      const isWaitedFor = held?.attempt === attempt
      if ('reason' in answer) {
        if (isWaitedFor) await moveOrder(ctx, held, 'refuse', 'hospital', answer)
        return
      }
      await saveTimes(ctx, hosId, [answer.time])
      const confirmed = isWaitedFor && (await moveOrder(ctx, held, 'confirm', 'hospital', { guideNo: answer.guideNo }))
      // Given up meanwhile: what the hospital keeps goes back.
      if (!confirmed && !(isWaitedFor && held.status !== 'cancelled'))
        await ctx.enqueue(giveBackJob, { orderId, attempt })
    })
  },
}

/** Asks for another date; the one that is kept stays kept until then. */
const change: Job<Place & { timeId: string }> = {
  name: changeJob,
  retries: 40,
  async run({ orderId, attempt, timeId }, on) {
    const isAsked = (one: CheckupOrder | undefined): one is CheckupOrder =>
      one?.attempt === attempt && one.wantedTimeId === timeId && one.status === 'to_check'
    const one = await on.transact(ctx => findOrder(ctx, orderId))
    const time = await timeWith(on, timeId)
    if (!time || !isAsked(one)) return
    const answer: Confirmed | { reason: string } = await on.runtime.hospital.checkups
      .change(one.hosId, ourNoOf(one), time.timeCode)
      .catch(refusalOf)
    await on.transact(async ctx => {
      const held = await findOrder(ctx, orderId, true)
      if (!('reason' in answer)) await saveTimes(ctx, one.hosId, [answer.time])
      if (isAsked(held)) await settleChange(ctx, held, answer)
    })
  },
}

async function settleChange(ctx: Ctx, held: CheckupOrder, answer: Confirmed | { reason: string }): Promise<void> {
  if (held.wantedTimeId !== null) await releasePlace(ctx, held.wantedTimeId)
  const isAccepted = !('reason' in answer)
  const moved = await checkupOrders.change(ctx, held, {
    wantedTimeId: null,
    ...(isAccepted ? { ...datesOf(held.hosId, answer), reason: '' } : { reason: `没有改期成功：${answer.reason}` }),
  })
  await planEve(ctx, moved)
  await putMessage(ctx, {
    accountId: moved.accountId,
    type: isAccepted ? 'checkup_changed' : 'checkup_not_changed',
    values: { person: moved.personName, package: moved.packageName, time: instantInWords(moved.startsAt) },
    link: linkOf(moved),
    about: { recordType: 'checkup_order', recordId: moved.orderId },
  })
  await announce(ctx, moved)
}

const datesOf = (hosId: string, { time }: Confirmed) => ({
  timeId: idAt(hosId, time.timeCode),
  startsAt: time.startsAt,
  endsAt: time.endsAt,
  dayEndsAt: startOfDay(addDays(dayOf(time.startsAt), 1)),
})

/** Gives back what the hospital keeps under this number and nobody wants any more. */
const giveBack: Job<Place> = {
  name: giveBackJob,
  retries: 60,
  async run({ orderId, attempt }, on) {
    const one = await on.transact(ctx => findOrder(ctx, orderId))
    const isWanted = one?.attempt === attempt && !['cancelled', 'unpaid_cancelled'].includes(one.status)
    if (!one || isWanted) return
    await on.runtime.hospital.checkups.cancel(one.hosId, ourNoOf({ orderId, attempt }))
  },
}

export const checkupJobs = [confirm, change, giveBack]

/** Unpaid in time, not confirmed in time, or nobody came. */
export const orderTimer = checkupOrders.timer('checkup-order', {
  lapse: (ctx, one) => moveOrder(ctx, one, 'lapse', 'clock'),
  give_up: (ctx, one) => moveOrder(ctx, one, 'give_up', 'clock', { reason: '体检中心没有及时确认，已为您退款' }),
  outlast: (ctx, one) => moveOrder(ctx, one, 'outlast', 'clock'),
})
