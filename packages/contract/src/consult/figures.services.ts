import * as z from 'zod/mini'
import { cents, optionalId } from '../common/fields.ts'
import { open } from '../common/ids.ts'
import { shownToAll } from '../common/open-ids.ts'
import { inOrder, notTooLong, periodFields } from '../common/period.ts'
import { payChannels } from '../payment/payment.rules.ts'
import { obj, service, type OutputOf, type Services } from '../service.ts'
import { consultTypes } from './consult.kinds.ts'

const doctors = ['doctor', 'nurse', 'pharmacist'] as const
const office = ['operator', 'admin'] as const

/** By the ledger, on the day on which it was booked. */
const money = {
  /** In money … */
  paidCents: cents,
  /** … and what coupons have paid beside it, less what went back of that; may be negative on a day. */
  couponCents: z.int(),
  /** Decided to go back. */
  refundedCents: cents,
  /** Earned: answered and ended, less what went back afterwards; may be negative on a day. */
  earnedCents: z.int(),
}
const answers = {
  /** Consults that began: paid, or free of charge. */
  begun: z.int(),
  /** An answer was promised for. */
  promised: z.int(),
  answered: z.int(),
  inTime: z.int(),
  /** Given back because nobody answered. */
  lapsed: z.int(),
}

const figures = z.object({
  /** Every day of the period, those without anything too. */
  days: z.array(z.object({ onDay: z.string(), ...answers, ...money })),
  kinds: z.array(z.object({ consultType: z.enum(consultTypes), begun: z.int(), ...money })),
  /** Null: coupons have paid the whole. */
  channels: z.array(z.object({ payChannel: z.nullable(z.enum(payChannels)), ...money })),
  /** Half of the first answers came within so many minutes; null: none came. */
  medianMinutes: z.nullable(z.int()),
  /** How often one to five stars were given. */
  stars: z.array(z.int()),
})

const doctorRow = z.object({
  docId: z.string(),
  docName: z.string(),
  docDeptName: z.string(),
  ...answers,
  reviewCount: z.int(),
  /** Of 10, one decimal; 0 without any. */
  score: z.number(),
  ...money,
})

/** Consults counted and their money by the ledger: a doctor's own, and the hospital's (docs/decisions/0225). */
export const figureServices = {
  /** What was asked of himself; what his teams were asked is the teams'. */
  myFigures: service({
    name: 'staff.figures.mine',
    kind: 'query',
    long: true,
    access: doctors,
    audits: { none: 'sums without names' },
    input: z.object(periodFields).check(inOrder, notTooLong),
    reply: obj(figures),
  }),
  /** Of all, of a department with those below it, or of one doctor. */
  hospitalFigures: service({
    name: 'staff.figures.hospital',
    kind: 'query',
    long: true,
    access: office,
    audits: { none: 'sums without names' },
    input: z
      .object({ ...periodFields, gbDeptCode: open(shownToAll, optionalId), docId: open(shownToAll, optionalId) })
      .check(inOrder, notTooLong),
    reply: obj(z.extend(figures, { /** Those who were asked most. */ doctors: z.array(doctorRow) })),
  }),
  /** Day by day as a CSV text, with the sums below; the caller's own, or for the office what he names. It writes a line. */
  exportFigures: service({
    name: 'staff.figures.export',
    kind: 'command',
    access: [...doctors, ...office],
    audits: { writes: ['consult.figures.export'] },
    limits: [{ per: 'account', times: 20, seconds: 600 }],
    input: z
      .object({ ...periodFields, gbDeptCode: open(shownToAll, optionalId), docId: open(shownToAll, optionalId) })
      .check(inOrder, notTooLong),
    reply: obj(z.object({ fileName: z.string(), csv: z.string(), rows: z.int() })),
  }),
} satisfies Services

export type Figures = OutputOf<typeof figureServices.myFigures>
export type HospitalFigures = OutputOf<typeof figureServices.hospitalFigures>
