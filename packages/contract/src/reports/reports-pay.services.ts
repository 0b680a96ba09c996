import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { own } from '../common/ids.ts'
import { cashierFields, cashierRefusals, cashierReply } from '../payment/cashier.fields.ts'
import { payStates } from '../payment/payment.services.ts'
import { obj, only, service, type Services } from '../service.ts'
import { reportRefusals } from './reports.refusals.ts'

/** What a chargeable report costs, before it is opened. */
export const reportPayServices = {
  /** Opens the cashier. SUCCESS: there is nothing to pay any more. */
  payReport: service({
    name: 'nethos.report.pay',
    kind: 'command',
    access: 'account',
    audits: { writes: ['report.pay'] },
    shedLast: true,
    limits: [{ per: 'account', times: 30, seconds: 60 }],
    input: z.object({
      reportId: own('report'),
      ...cashierFields,
    }),
    reply: cashierReply,
    refusals: {
      ...only(commonRefusals, 'not_found'),
      ...grantRefusals,
      ...cashierRefusals,
      ...only(reportRefusals, 'nothing_to_pay'),
    },
  }),
  /** How the payment stands: asks the provider, and settles what it says. */
  queryReportPayment: service({
    name: 'nethos.report.pay.query',
    kind: 'command',
    access: 'account',
    shedLast: true,
    limits: [{ per: 'account', times: 60, seconds: 60 }],
    input: z.object({ reportId: own('report') }),
    reply: obj(z.object({ state: z.enum(payStates), payWaitSeconds: z.int() })),
    refusals: { ...only(commonRefusals, 'not_found'), ...grantRefusals },
  }),
} satisfies Services
