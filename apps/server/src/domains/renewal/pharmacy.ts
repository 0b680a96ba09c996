import { present } from '@nethos/contract/common/present.ts'
import { randomInt } from 'node:crypto'
import { dayOf } from '@nethos/contract/common/days.ts'
import { looks } from '@nethos/contract/renewal/prescription-check.ts'
import type { renewalDeskServices } from '@nethos/contract/renewal/renewal-desk.services.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { billRenewalConsult, notifyRenewal } from '../consult/public.ts'
import { isLicenceOver } from '../doctors/public.ts'
import { checkAgain, newStops, saveReview, unseen } from './check-again.ts'
import { headOf, note } from './desk.ts'
import { pdfJob } from './job-names.ts'
import { findPrescription } from './prescription.table.ts'
import { callOff, conclude, putInBox, notify } from './renewal.life.ts'
import { renewals, type RenewalChanges } from './renewal.lifecycle.ts'
import { takeRenewal, type Renewal } from './renewal.table.ts'
import { doctorIsToDecide, hasDecided } from './waits.ts'

const tenMinutes = 600_000

/** Two persons (处方管理办法 33): who has signed does not review; the table's own constraint says it once more. */
export const reviewPrescription: HandlerOf<typeof renewalDeskServices.reviewPrescription> = async ({
  input,
  ctx,
  refuse,
}) => {
  const renewal = await takeRenewal(ctx, input.consultId)
  const prescription = renewal?.prescriptionId ? await findPrescription(ctx, renewal.prescriptionId) : undefined
  if (!renewal || !prescription) return refuse('not_found')
  if (prescription.doctorStaffId === ctx.caller.staffId) return refuse('same_person')
  if (await isLicenceOver(ctx, ctx.caller.docId)) return refuse('licence_over')
  const { isApproved, looked, seen } = input
  if (isApproved && looks.some(look => !looked.includes(look))) return refuse('not_looked')
  const again = await checkAgain(ctx, prescription)
  const { prescriptionId } = prescription
  const stops = isApproved && renewal.status === 'reviewing' ? newStops(again) : []
  if (stops.length > 0) {
    await saveReview(ctx, again, { prescriptionId, outcome: 'stopped', looked, seen })
    return refuse('stopped_since', { obj: { warnings: stops }, keeps: true })
  }
  const left = isApproved && renewal.status === 'reviewing' ? unseen(again, seen) : []
  if (left.length > 0) return refuse('warning_unseen', { obj: { warnings: left } })
  const moved = isApproved ? await approve(ctx, renewal) : await sendBack(ctx, renewal, input.reason)
  if (!moved) return refuse('cannot_review')
  await saveReview(ctx, again, { prescriptionId, outcome: isApproved ? 'approved' : 'returned', looked, seen })
  await hasDecided(ctx, moved)
  if (!isApproved) await doctorIsToDecide(ctx, moved)
  await note(ctx, 'prescription.review', moved)
  await notify(ctx, moved)
  return headOf(moved)
}

/** The bill is open from now on, and the signed PDF is made. */
async function approve(ctx: Ctx<StaffCaller>, renewal: Renewal): Promise<Renewal | undefined> {
  const orderId = `D${dayOf(ctx.now).replaceAll('-', '')}${randomInt(1e8, 1e9)}`
  const moved = await renewals.transition(ctx, renewal, 'approve', 'pharmacist', {
    approvedAt: ctx.now,
    orderId,
    serialNumber: `Z${orderId.slice(1)}`,
  })
  if (!moved) return undefined
  const { prescriptionId, consultId } = moved
  await ctx.db
    .updateTable('prescription')
    .set({
      pharmacistStaffId: ctx.caller.staffId,
      approvedAt: new Date(ctx.now),
      pdfDueAt: new Date(ctx.now + tenMinutes),
    })
    .where('prescriptionId', '=', prescriptionId)
    .execute()
  await billRenewalConsult(ctx, consultId, moved.drugCents + moved.deliveryCents)
  await ctx.enqueue(pdfJob, { prescriptionId }, { onceKey: present(prescriptionId) })
  await putInBox(ctx, moved, 'renewal_to_pay')
  await notifyRenewal(ctx, consultId, '处方已由医生开具、药师审核通过，请在3天内完成缴费。')
  return moved
}

const sendBack = (ctx: Ctx<StaffCaller>, renewal: Renewal, reason: string): Promise<Renewal | undefined> =>
  renewals.transition(ctx, renewal, 'send_back', 'pharmacist', { returnedAt: ctx.now, returnReason: reason })

async function hand(
  ctx: Ctx<StaffCaller>,
  consultId: string,
  event: 'send' | 'lay_out',
  changes: RenewalChanges,
): Promise<Renewal | 'not_found' | 'cannot_hand'> {
  const renewal = await takeRenewal(ctx, consultId)
  if (!renewal) return 'not_found'
  const moved = await renewals.transition(ctx, renewal, event, 'pharmacist', { handedAt: ctx.now, ...changes })
  if (!moved) return 'cannot_hand'
  await putInBox(ctx, moved, event === 'send' ? 'renewal_sent' : 'renewal_ready')
  await notifyRenewal(ctx, consultId, event === 'send' ? '药品已寄出。' : '药品已配好，请在7天内到医院药房取药。')
  await note(ctx, 'prescription.hand', moved)
  await notify(ctx, moved)
  return moved
}

export const sendMedicine: HandlerOf<typeof renewalDeskServices.sendMedicine> = async ({ input, ctx, refuse }) => {
  const { consultId, carrier, trackingNo } = input
  const handed = await hand(ctx, consultId, 'send', { carrier, trackingNo })
  return typeof handed === 'string' ? refuse(handed) : headOf(handed)
}

export const layOutMedicine: HandlerOf<typeof renewalDeskServices.layOutMedicine> = async ({ input, ctx, refuse }) => {
  const handed = await hand(ctx, input.consultId, 'lay_out', {})
  return typeof handed === 'string' ? refuse(handed) : headOf(handed)
}

export const handOverMedicine: HandlerOf<typeof renewalDeskServices.handOverMedicine> = async ({
  input,
  ctx,
  refuse,
}) => {
  const renewal = await takeRenewal(ctx, input.consultId)
  if (!renewal) return refuse('not_found')
  const done = await conclude(ctx, renewal, 'hand_over', 'pharmacist')
  if (!done) return refuse('cannot_hand')
  await note(ctx, 'prescription.hand', done)
  return headOf(done)
}

export const callOffRenewal: HandlerOf<typeof renewalDeskServices.callOffRenewal> = async ({ input, ctx, refuse }) => {
  const renewal = await takeRenewal(ctx, input.consultId)
  if (!renewal) return refuse('not_found')
  const ended = await callOff(ctx, renewal, 'call_off', 'pharmacist', input.reason)
  if (!ended) return refuse('cannot_call_off')
  await note(ctx, 'prescription.call_off', ended)
  return headOf(ended)
}
