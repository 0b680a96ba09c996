import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { own } from '../common/ids.ts'
import { cashierFields, cashierRefusals, cashierReply } from '../payment/cashier.fields.ts'
import { payStates } from '../payment/payment.services.ts'
import { obj, only, service, type Services } from '../service.ts'

/** What an application costs, once it is accepted. */
export const programmePayServices = {
  /** Opens the cashier. SUCCESS: there is nothing to pay, or the money is here already. */
  payApplication: service({
    name: 'nethos.programme.application.pay',
    kind: 'command',
    access: 'account',
    shedLast: true,
    limits: [{ per: 'account', times: 30, seconds: 60 }],
    input: z.object({
      applicationId: own('application'),
      ...cashierFields,
    }),
    reply: cashierReply,
    refusals: {
      ...only(commonRefusals, 'not_found'),
      ...grantRefusals,
      ...cashierRefusals,
    },
  }),
  /** How the payment stands: asks the provider, and settles what it says. */
  queryApplicationPayment: service({
    name: 'nethos.programme.application.pay.query',
    kind: 'command',
    access: 'account',
    shedLast: true,
    limits: [{ per: 'account', times: 60, seconds: 60 }],
    input: z.object({ applicationId: own('application') }),
    reply: obj(z.object({ state: z.enum(payStates), payWaitSeconds: z.int() })),
    refusals: only(commonRefusals, 'not_found'),
  }),
} satisfies Services
