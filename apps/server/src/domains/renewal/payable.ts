import { present } from '@nethos/contract/common/present.ts'
import type { Ctx } from '../../calls/handler.ts'
import { renewalStates } from '@nethos/contract/renewal/renewal.status.ts'
import { dueEvent } from '@nethos/contract/states.ts'
import { consultPayable, renewalConsultPaid, notifyRenewal } from '../consult/public.ts'
import { answererName } from '../doctors/public.ts'
import { readAbout } from '../messages/public.ts'
import type { Payable } from '../../registry/payable.ts'
import { countUseFrom } from './prescription.table.ts'
import { about, notify } from './renewal.life.ts'
import { renewals } from './renewal.lifecycle.ts'
import { ownRenewal, type Renewal } from './renewal.table.ts'

/**
 * What payment asks of a consult. The medicine of a renewal is paid as a bill (own-bills.ts); what was opened before that was so
 * (docs/decisions/0244) still counts when its money comes.
 */
export const consultOrRenewalPayable: Payable = {
  async find(ctx: Ctx, consultId: string) {
    const found = await ownRenewal(ctx, consultId)
    if (!found) return consultPayable.find(ctx, consultId)
    const renewal = renewals.asOf(found, ctx.now)
    const { consulterName } = await ctx.db
      .selectFrom('consult')
      .select('consulterName')
      .where('consultId', '=', consultId)
      .executeTakeFirstOrThrow()
    return {
      accountId: renewal.accountId,
      personId: renewal.personId,
      amountCents: renewal.drugCents + renewal.deliveryCents,
      subject: '线上续方',
      personName: consulterName,
      docName: await answererName(ctx, { docId: renewal.docId, teamId: null }),
      expiresAt: dueEvent(renewalStates, found.status, found)?.at ?? ctx.now,
      state: isPaid(renewal) ? 'paid' : 'gone',
    } as const
  },
  async wasPaid(ctx: Ctx, consultId: string, paidAt: number, paidCents: number): Promise<'taken' | 'late'> {
    const renewal = await ownRenewal(ctx, consultId, true)
    if (!renewal) return consultPayable.wasPaid(ctx, consultId, paidAt, paidCents)
    return (await wasPaid(ctx, renewal, paidAt)) ? 'taken' : 'late'
  },
}

const isPaid = ({ status }: Renewal): boolean =>
  ['paid', 'sent', 'ready', 'finished', 'refund_due', 'refunded'].includes(status)

/** The pharmacy begins. False: it was paid already, or is over. Money that came in time counts, however late the word of it. */
export async function wasPaid(ctx: Ctx, renewal: Renewal, paidAt: number): Promise<boolean> {
  const { consultId } = renewal
  const at = Math.min(paidAt, ctx.now)
  const paid = await renewals.transition(ctx, renewal, 'pay', 'payment', { paidAt: at }, at)
  if (!paid) return false
  await renewalConsultPaid(ctx, consultId)
  await startMedication(ctx, paid, at)
  await readAbout(ctx, { accountId: paid.accountId, ...about(consultId), types: ['renewal_to_pay'] })
  await notifyRenewal(ctx, consultId, '缴费成功，药房正在配药。')
  await notify(ctx, paid)
  return true
}

/** From now on it counts among what is being taken. */
async function startMedication(ctx: Ctx, { prescriptionId }: Renewal, at: number): Promise<void> {
  await ctx.db
    .updateTable('prescription')
    .set({ paidAt: new Date(at) })
    .where('prescriptionId', '=', prescriptionId)
    .execute()
  await countUseFrom(ctx, present(prescriptionId), at)
}
