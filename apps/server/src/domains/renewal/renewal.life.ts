import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import type { MessageType } from '@nethos/contract/messages/messages.templates.ts'
import { cancelledTitle } from '@nethos/contract/renewal/renewal.limits.ts'
import type { Actor } from '@nethos/contract/states.ts'
import type { Ctx } from '../../calls/handler.ts'
import { endRenewalConsult, notifyRenewal } from '../consult/public.ts'
import { answererName } from '../doctors/public.ts'
import { closeOwnBill } from '../fees/public.ts'
import { putMessage, readAbout } from '../messages/public.ts'
import { closePayments, refundAtWindow } from '../payment/public.ts'
import { countUseFrom } from './prescription.table.ts'
import { renewals, type RenewalEvent } from './renewal.lifecycle.ts'
import type { Renewal } from './renewal.table.ts'

type RenewalMessage = Extract<MessageType, `renewal_${string}`>

/** By this name the bills of its medicine stand among all others. */
export const biller = 'renewal'

export const about = (consultId: string) => ({ recordType: 'renewal', recordId: consultId })
/** Whose the money of its bill is, once the bill is settled. */
export const business = (consultId: string) => ({ bizType: 'consult', bizId: consultId })

/** A message in the patient's box. */
export async function putInBox(ctx: Ctx, renewal: Renewal, type: RenewalMessage): Promise<void> {
  const { consultId, accountId, docId } = renewal
  const { consulterName } = await ctx.db
    .selectFrom('consult')
    .select('consulterName')
    .where('consultId', '=', consultId)
    .executeTakeFirstOrThrow()
  await putMessage(ctx, {
    accountId,
    type,
    values: { person: consulterName, doctor: `${await answererName(ctx, { docId, teamId: null })}医生` },
    link: type === 'renewal_to_pay' ? renewalPages.pay.to({ consultId }) : consultPages.consult.to({ consultId }),
    about: about(consultId),
  })
}

/** The pages of the patient, the doctor and the pharmacists hear of it. */
export async function notify(ctx: Ctx, { consultId, accountId, docId }: Renewal): Promise<void> {
  await ctx.announce({ accountId }, 'renewal', consultId)
  await ctx.announce({ docId }, 'renewal', consultId)
}

/** Ends it before or after the money: consult, payments, message, the stream's sentence. Undefined: it may not end so now. */
export async function callOff(
  ctx: Ctx,
  renewal: Renewal,
  event: RenewalEvent,
  by: Actor,
  endReason: string,
): Promise<Renewal | undefined> {
  const ended = await renewals.transition(ctx, renewal, event, by, { endedAt: ctx.now, endReason })
  if (!ended) return undefined
  const { consultId, accountId } = ended
  if (ended.status === 'refund_due') {
    const isDue = await refundAtWindow(ctx, {
      ...business(consultId),
      cause: 'renewal_called_off',
      reason: '线上续方取消，线下窗口人工退费',
    })
    await watchRefund(ctx, ended, isDue)
    await stopTaking(ctx, ended)
  } else {
    // Attempts of before bills of medicine were paid as all others (docs/decisions/0244).
    await closePayments(ctx, business(consultId))
    if (ended.serialNumber) await closeOwnBill(ctx, biller, ended.serialNumber)
  }
  await endRenewalConsult(ctx, consultId, 'call_off', endReason)
  await readAbout(ctx, { accountId, ...about(consultId), types: ['renewal_to_pay'] })
  if (event !== 'withdraw') await putInBox(ctx, ended, event === 'refuse' ? 'renewal_refused' : 'renewal_cancelled')
  await notifyRenewal(ctx, consultId, `${cancelledTitle}：${endReason}`)
  await notify(ctx, ended)
  return ended
}

/** It never came: nothing to be taken, nobody to be reminded. */
const stopTaking = ({ db, now }: Ctx, { prescriptionId }: Renewal) =>
  db
    .updateTable('prescription')
    .set({ usesEndAt: new Date(now), remindAt: null })
    .where('prescriptionId', '=', prescriptionId)
    .execute()

/** The medicine is with the patient. */
export async function conclude(
  ctx: Ctx,
  renewal: Renewal,
  event: RenewalEvent,
  by: Actor,
): Promise<Renewal | undefined> {
  const done = await renewals.transition(ctx, renewal, event, by, { endedAt: ctx.now })
  if (!done) return undefined
  // Received, handed over, or taken for received: until then it could not be taken.
  if (done.prescriptionId) await countUseFrom(ctx, done.prescriptionId, ctx.now)
  await endRenewalConsult(ctx, done.consultId, 'conclude', '')
  await readAbout(ctx, { accountId: done.accountId, ...about(done.consultId) })
  await notifyRenewal(ctx, done.consultId, '药品已交付，本次续方已完成。请按处方用药。')
  await notify(ctx, done)
  return done
}

const lookAgainMs = 10 * 60_000

/** The window gives the money back in its own time: the clock looks whether it has, at once when nothing is left to go back. */
export const watchRefund = (ctx: Ctx, renewal: Renewal, isOpen: boolean): Promise<Renewal> =>
  renewals.change(ctx, renewal, { refundLookAt: ctx.now + (isOpen ? lookAgainMs : 0) })
