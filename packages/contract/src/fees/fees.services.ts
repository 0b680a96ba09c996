import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { cents, optionalId } from '../common/fields.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { open, own } from '../common/ids.ts'
import { notRead, shownToAll } from '../common/open-ids.ts'
import { hospitalAccountRefusals } from '../hospital-account/hospital-account.refusals.ts'
import { paymentRefusals } from '../payment/payment.refusals.ts'
import { payerId } from '../payment/cashier.fields.ts'
import { payChannels } from '../payment/payment.rules.ts'
import { cashierEntry } from '../payment/payment.schemas.ts'
import { shellRefusals } from '../shell/shell.refusals.ts'
import { done, obj, only, service, type Services } from '../service.ts'
import { feesRefusals as refusals } from './fees.refusals.ts'
import { billId, billNumbers } from './fees.rules.ts'
import { billDetail, bills, feeOrder, receipt } from './fees.schemas.ts'
import { feesSpelling as spelling } from './fees.words.ts'

const reading = [{ per: 'account', times: 120, seconds: 60 }] as const
const paying = [{ per: 'account', times: 30, seconds: 60 }] as const
const amongHisBills = 'looked for among the bills of the person, who is the caller’s own'
/** Whose bills: the default person where none is named, the hospital where he was bound first. */
const whose = {
  personId: own('person', optionalId),
  hosId: open(shownToAll, optionalId),
  cardNumber: open('a card is looked for among those of the person’s own file', optionalId),
}
const notFound = { ...only(commonRefusals, 'not_found'), ...only(grantRefusals, 'grant_closed') }
const ofBound = { ...notFound, ...only(hospitalAccountRefusals, 'not_bound'), ...only(refusals, 'not_connected') }
const oneOrder = z.object({ orderId: own('fee_order') })
const link = z.optional(z.nullable(z.string().check(z.maxLength(2_000))))

/**
 * The outpatient bills of a person, paid and to pay, as the hospital has them now; paying several at once. All of these
 * ask the hospital, so none of them is a query (ports/hospital-bills.ts).
 */
export const feesServices = {
  listUnpaidBills: service({
    name: 'zheer.yygh.ApiFeeService.mzUnpaidList',
    kind: 'command',
    access: 'account',
    limits: reading,
    input: z.object(whose),
    reply: obj(bills),
    spelling,
    audits: { writes: ['fees.read'] },
    refusals: ofBound,
  }),
  listPaidBills: service({
    name: 'zheer.yygh.ApiFeeService.mzPaidList',
    kind: 'command',
    access: 'account',
    limits: reading,
    input: z.object(whose),
    reply: obj(bills),
    spelling,
    audits: { writes: ['fees.read'] },
    refusals: ofBound,
  }),
  billDetail: service({
    name: 'zheer.yygh.ApiFeeService.mzDetail',
    kind: 'command',
    access: 'account',
    limits: reading,
    input: z.object({ billId: own('hospital_bill', billId) }),
    reply: obj(billDetail),
    spelling,
    audits: { writes: ['fees.read'] },
    refusals: { ...notFound, ...only(refusals, 'not_connected') },
  }),
  /** What the insurance pays of these bills and what is left; makes the order that is paid. */
  preSettle: service({
    name: 'zheer.yygh.ApiPersonalExamService.preSettlement.v2',
    aliases: ['zheer.yygh.ApiPersonalExamService.preSettlement'],
    shedLast: true,
    kind: 'command',
    access: 'account',
    limits: paying,
    /** `billNo`: one, or several with commas between them. */
    input: z.object({ ...whose, billNo: open(amongHisBills, billNumbers) }),
    reply: obj(feeOrder),
    spelling,
    audits: { writes: ['fees.read', 'fees.pay'] },
    refusals: { ...ofBound, ...only(refusals, 'bill_gone', 'bill_on_its_way') },
  }),
  /** Opens the cashier. SUCCESS: nothing is to be paid in money, or it is here already. */
  payOrder: service({
    name: 'zheer.yygh.ApiPersonalExamService.examPayment.v2',
    aliases: ['zheer.yygh.ApiPersonalExamService.examPayment'],
    shedLast: true,
    kind: 'command',
    access: 'account',
    limits: paying,
    input: z.object({
      orderId: own('fee_order'),
      /** What the client believes it costs in all; where it is another sum nothing is opened. */
      totalCents: z.optional(z.nullable(cents)),
      payChannel: z.optional(z.nullable(z.enum(payChannels))),
      returnUrl: link,
      billNo: open(notRead, z.optional(z.nullable(z.string().check(z.maxLength(1_000))))),
      openid: payerId,
    }),
    reply: obj(z.union([z.literal('SUCCESS'), cashierEntry])),
    spelling,
    audits: { writes: ['payment.open'] },
    refusals: {
      ...notFound,
      ...only(refusals, 'total_differs', 'order_over', 'way_missing'),
      ...only(paymentRefusals, 'already_paid', 'order_gone', 'way_closed', 'no_coupon', 'coupon_unusable'),
      ...only(shellRefusals, 'payer_unknown'),
    },
  }),
  /** How an order stands; what the provider says of its payment is settled first. */
  orderDetail: service({
    name: 'zheer.yygh.ApiFeeService.orderDetail',
    shedLast: true,
    kind: 'command',
    access: 'account',
    limits: reading,
    input: oneOrder,
    reply: obj(feeOrder),
    spelling,
    audits: { writes: ['fees.read'] },
    refusals: notFound,
  }),
  dropOrder: service({
    name: 'zheer.yygh.ApiFeeService.orderCancel',
    kind: 'command',
    access: 'account',
    limits: paying,
    input: oneOrder,
    reply: done,
    spelling,
    refusals: { ...notFound, ...only(refusals, 'order_over') },
  }),
  /** The fiscal e-receipt of a bill that the hospital has taken, as PDF with a code that anybody can verify. */
  receipt: service({
    name: 'zheer.yygh.ApiFeeService.receipt',
    kind: 'command',
    access: 'account',
    limits: paying,
    input: z.object({ settleNo: own('fee_bill') }),
    reply: obj(receipt),
    spelling,
    audits: { writes: ['fees.read'] },
    refusals: { ...notFound, ...only(refusals, 'receipt_not_ready') },
  }),
  /** Whether a receipt is one of ours: its number, day, hospital and sum; nothing of whose it is. */
  verifyReceipt: service({
    name: 'nethos.fee.receipt.verify',
    kind: 'query',
    access: 'anybody',
    limits: [{ per: 'address', times: 20, seconds: 60 }],
    input: z.object({ verifyCode: z.string().check(z.regex(/^[0-9A-Z]{16}$/)) }),
    reply: obj(
      z.object({
        receiptNo: z.string(),
        hosName: z.string(),
        onDay: z.string(),
        totalCents: cents,
        isValid: z.boolean(),
      }),
    ),
    refusals: only(refusals, 'code_unknown'),
  }),
} satisfies Services
