import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { cents, instant, pageNum, pageSize } from '../common/fields.ts'
import { done, obj, only, page, service, type Services } from '../service.ts'
import { settleWay, settleWayNames } from './bill.rules.ts'
import { paymentDeskRefusals as refusals } from './payment.refusals.ts'
import { billDay, payChannels, settleNote } from './payment.rules.ts'
import { staff } from '../common/ids.ts'

const access = ['operator', 'admin'] as const
const paging = { pageNum, pageSize: pageSize(20, 100) }
const notFound = only(commonRefusals, 'not_found')
/** Of one day; every day when left out. */
const onDay = z.optional(z.nullable(z.union([billDay, z.literal('')])))

const billKinds = ['missing_here', 'missing_there', 'amount_differs'] as const
/** What the operator reads of a difference. */
export const billKindLabels: Readonly<Record<(typeof billKinds)[number], string>> = {
  missing_here: '平台有，本院无',
  missing_there: '本院有，平台无',
  amount_differs: '金额不一致',
}

/** open: nobody has looked into it; waiting: somebody has said how, and a second person confirms. */
export const differenceStates = ['open', 'waiting', 'settled'] as const
export type DifferenceState = (typeof differenceStates)[number]
export const differenceStateLabels: Readonly<Record<DifferenceState, string>> = {
  open: '待处理',
  waiting: '待复核',
  settled: '已处理',
}

const steps = ['propose', 'confirm', 'reopen', 'settle', 'return'] as const
/** What was done about a difference, as the operator reads it; the last two are the comparison's own. */
export const differenceStepLabels: Readonly<Record<(typeof steps)[number], string>> = {
  propose: '提出处理意见',
  confirm: '复核通过',
  reopen: '退回重新处理',
  settle: '系统自动处理',
  return: '再次核对时又出现差异',
}

const billDifference = z.object({
  differenceId: z.string(),
  payChannel: z.enum(payChannels),
  onDay: z.string(),
  kind: z.enum(billKinds),
  about: z.enum(['payment', 'refund']),
  payNo: z.string(),
  /** '' for a payment. */
  refundNo: z.string(),
  oursCents: z.nullable(cents),
  theirsCents: z.nullable(cents),
  foundAt: instant,
  differenceState: z.enum(differenceStates),
  /** How it shall be, or was settled; null while it is open. */
  way: z.nullable(z.enum(settleWayNames)),
  note: z.nullable(z.string()),
  /** Whether the caller has proposed it, and cannot confirm it. */
  isMine: z.boolean(),
  /** What was done about it, oldest first; by: '' for the comparison itself. */
  steps: z.array(
    z.object({
      step: z.enum(steps),
      by: z.string(),
      way: z.nullable(z.enum(settleWayNames)),
      note: z.string(),
      at: instant,
    }),
  ),
})

const counts = { open: z.int(), waiting: z.int(), settled: z.int() }

/** The daily bills of the providers against our books, and what becomes of each difference (docs/product/needs.md 16). */
export const billDeskServices = {
  /** The compared bills, the newest day first. */
  listBillChecks: service({
    name: 'staff.bill.check.list',
    kind: 'query',
    access,
    audits: { none: 'money without names' },
    input: z.object(paging),
    reply: page(
      z.object({
        payChannel: z.enum(payChannels),
        onDay: z.string(),
        /** Null while it waits for the provider's bill. */
        checkedAt: z.nullable(instant),
        lines: z.int(),
        differences: z.int(),
        /** How many of all that this day has had nobody has looked into, wait for a second person, and are settled. */
        ...counts,
      }),
    ),
  }),
  /** Compares a day's bills with our books once more; the result stands in the list. */
  runBillCheck: service({
    name: 'staff.bill.check.run',
    kind: 'command',
    access,
    audits: { writes: ['bill.check'] },
    input: z.object({ onDay: billDay }),
    reply: done,
    refusals: only(refusals, 'bill_not_ready'),
  }),
  /** The open ones first, then those that wait for a second person, newest first. */
  listBillDifferences: service({
    name: 'staff.bill.difference.list',
    kind: 'query',
    access,
    audits: { none: 'money without names' },
    input: z.object({
      onDay,
      differenceState: z.optional(z.nullable(z.enum([...differenceStates, '']))),
      ...paging,
    }),
    reply: page(billDifference),
  }),
  /** How many there are of each state. */
  countBillDifferences: service({
    name: 'staff.bill.difference.counts',
    kind: 'query',
    access,
    audits: { none: 'numbers only' },
    input: z.object({ onDay }),
    reply: obj(z.object(counts)),
  }),
  /** Says how it shall be settled; another person confirms it. */
  settleBillDifference: service({
    name: 'staff.bill.difference.settle',
    kind: 'command',
    access,
    audits: { writes: ['bill.difference.settle'] },
    input: z.object({ differenceId: staff('bill_difference'), way: settleWay, note: settleNote }),
    reply: done,
    refusals: { ...notFound, ...only(refusals, 'difference_settled', 'difference_waits') },
  }),
  /** By another person than the one who has said how. */
  confirmBillDifference: service({
    name: 'staff.bill.difference.confirm',
    kind: 'command',
    access,
    audits: { writes: ['bill.difference.confirm'] },
    input: z.object({ differenceId: staff('bill_difference') }),
    reply: done,
    refusals: { ...notFound, ...only(refusals, 'difference_settled', 'difference_open', 'own_proposal') },
  }),
  /** Not so: it is open again, be it by the second person or by the one who has said how. */
  reopenBillDifference: service({
    name: 'staff.bill.difference.reopen',
    kind: 'command',
    access,
    audits: { writes: ['bill.difference.reopen'] },
    input: z.object({ differenceId: staff('bill_difference'), note: settleNote }),
    reply: done,
    refusals: { ...notFound, ...only(refusals, 'difference_settled', 'difference_open') },
  }),
} satisfies Services
