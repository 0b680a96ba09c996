import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { cents, instant } from '../common/fields.ts'
import { consultTypes } from '../consult/consult.kinds.ts'
import { consultStatuses } from '../consult/consult.status.ts'
import { paymentStateNames } from '../payment/payment.status.ts'
import { relationship } from '../people/people.rules.ts'
import { list, obj, only, service, type Services } from '../service.ts'
import type { Spelling } from '../spelling.ts'
import { wholeNumber } from './patient-desk.rules.ts'
import { staff } from '../common/ids.ts'

const access = ['operator', 'admin'] as const
const spelling: Spelling = { words: { accountId: 'patId', personId: 'compatId', personName: 'compatName' } }

/** closing: asked for, and still in the days in which it can be taken back. locked: too many wrong passwords. */
export const accountStates = ['open', 'locked', 'closing', 'closed'] as const
export type AccountState = (typeof accountStates)[number]
/** What the operator reads of a state. */
export const accountStateLabels: Readonly<Record<AccountState, string>> = {
  open: '正常',
  locked: '密码登录已锁定',
  closing: '注销等待期',
  closed: '已注销',
}

const accountFields = {
  accountId: z.string(),
  /** Masked; empty when the account is closed: the number is gone. */
  mobile: z.string(),
  accountState: z.enum(accountStates),
  createdAt: instant,
}

const deskPerson = z.object({
  personId: z.string(),
  /** Masked like everything here: 王*英, six and four of the ID number, three and four of the mobile. */
  personName: z.string(),
  gender: z.enum(['M', 'F', '']),
  /** Full years; null while it is not known. */
  age: z.nullable(z.int()),
  idCard: z.string(),
  mobile: z.string(),
  relationship,
  isSelf: z.boolean(),
  isRealname: z.boolean(),
  /** The last four characters of a record number are shown. */
  hospitalAccounts: z.array(z.object({ hosName: z.string(), recordNumber: z.string(), boundAt: instant })),
})

/** Who asked, and how it went; not what was said. */
const deskConsult = z.object({
  consultId: z.string(),
  consultType: z.enum(consultTypes),
  consultStatus: z.enum(consultStatuses),
  /** The doctor's or the team's. */
  answererName: z.string(),
  personName: z.string(),
  createdAt: instant,
})

const deskPayment = z.object({
  payNo: z.string(),
  subject: z.string(),
  amountCents: cents,
  paymentState: z.enum(paymentStateNames),
  createdAt: instant,
})

/** So many of the newest stand in the detail; the counts are of all. */
export const newestMost = 20

/** Accounts and their people at the operator's desk: masked, and every look is written into the audit log. */
export const patientDeskServices = {
  /**
   * The account that logs in with a mobile, or the accounts among whose people an ID number stands; the number is sent in
   * the body and whole. The limit stands against trying numbers out. A search that finds nobody is written down, too.
   */
  findPatients: service({
    name: 'staff.patient.find',
    kind: 'query',
    access,
    audits: { read: 'patient.find', of: 'account' },
    limits: [
      { per: 'account', times: 60, seconds: 3600 },
      { per: 'account', times: 200, seconds: 86_400 },
    ],
    input: z.object({ number: wholeNumber }),
    reply: list(
      z.object({
        ...accountFields,
        /** Masked: who was found by the ID number, or the account's own person; empty when there is none. */
        personName: z.string(),
      }),
    ),
    spelling,
  }),
  deskPatient: service({
    name: 'staff.patient.detail',
    kind: 'query',
    access,
    audits: { read: 'patient.read', of: 'account', listed: 'patient.people' },
    limits: [{ per: 'account', times: 300, seconds: 3600 }],
    input: z.object({ accountId: staff('account') }),
    reply: obj(
      z.object({
        ...accountFields,
        /** Null unless it is locked. */
        lockedUntil: z.nullable(instant),
        /** Null unless it is closing. */
        closingDueAt: z.nullable(instant),
        closedAt: z.nullable(instant),
        /** The own person first; of a closed account those that it had at its end. */
        people: z.array(deskPerson),
        consultCount: z.int(),
        /** Newest first, at most `newestMost`. */
        consults: z.array(deskConsult),
        paymentCount: z.int(),
        payments: z.array(deskPayment),
      }),
    ),
    refusals: only(commonRefusals, 'not_found'),
    spelling,
  }),
} satisfies Services
