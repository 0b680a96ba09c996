import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { open, own } from '../common/ids.ts'
import { payerAtProvider } from '../common/open-ids.ts'
import { paymentRefusals } from '../payment/payment.refusals.ts'
import { payChannels } from '../payment/payment.rules.ts'
import { cashierEntry } from '../payment/payment.schemas.ts'
import { payStates } from '../payment/payment.services.ts'
import { obj, only, service, type Services } from '../service.ts'
import { shellRefusals } from '../shell/shell.refusals.ts'
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
      /** Left out: the one way of the shell that it is called from. */
      payChannel: z.optional(z.nullable(z.enum([...payChannels, '']))),
      openid: open(payerAtProvider, z.optional(z.nullable(z.string().check(z.regex(/^[A-Za-z0-9_-]{0,128}$/))))),
      returnUrl: z.optional(z.nullable(z.string().check(z.maxLength(2_000)))),
    }),
    reply: obj(z.union([z.literal('SUCCESS'), cashierEntry])),
    refusals: {
      ...only(commonRefusals, 'not_found'),
      ...grantRefusals,
      ...only(
        paymentRefusals,
        'already_paid',
        'order_gone',
        'way_closed',
        'no_coupon',
        'coupon_unusable',
        'way_missing',
      ),
      ...only(reportRefusals, 'nothing_to_pay'),
      ...only(shellRefusals, 'payer_unknown'),
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
