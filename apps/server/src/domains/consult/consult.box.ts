import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { paymentPages } from '@nethos/contract/payment/payment.pages.ts'
import { consultKinds, consultTypeLabels } from '@nethos/contract/consult/consult.kinds.ts'
import type { MessageType } from '@nethos/contract/messages/messages.templates.ts'
import type { Ctx } from '../../calls/handler.ts'
import { answererName } from '../doctors/public.ts'
import { putMessage, readAbout } from '../messages/public.ts'
import type { ConsultEvent } from './consult.lifecycle.ts'
import type { Consult } from './consult.table.ts'

type ConsultMessageType = Extract<MessageType, `consult_${string}`>

const aboutOf = ({ consultId }: Consult) => ({ recordType: 'consult', recordId: consultId })

/** A message about a consult in its patient's box. False: he has silenced them, and hears of it nowhere else. */
export async function putInBox(ctx: Ctx, consult: Consult, type: ConsultMessageType): Promise<boolean> {
  const { consultId, accountId, consultType, consulterName } = consult
  const name = await answererName(ctx, consult)
  return putMessage(ctx, {
    accountId,
    type,
    values: {
      kind: consultTypeLabels[consultType],
      doctor: consult.docId ? `${name}${consultKinds[consultType].speaker}` : name,
      person: consulterName,
    },
    link: type === 'consult_to_pay' ? paymentPages.pay.to({ consultId }) : consultPages.consult.to({ consultId }),
    about: aboutOf(consult),
  })
}

/** What an ending tells the patient; nothing of what he has done himself. */
export async function putEnding(ctx: Ctx, consult: Consult, event: ConsultEvent): Promise<void> {
  if (consult.startedAt === null) await noLongerToPay(ctx, consult)
  if (event === 'cancel' || event === 'end') return
  if (event === 'expire') await putInBox(ctx, consult, 'consult_expired')
  else await putInBox(ctx, consult, consult.firstReplyAt === null ? 'consult_cancelled' : 'consult_ended')
}

/** Nobody is asked to pay any more. */
export const noLongerToPay = (ctx: Ctx, consult: Consult): Promise<void> =>
  readAbout(ctx, { accountId: consult.accountId, ...aboutOf(consult), types: ['consult_to_pay'] })
