import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { id, pageNum, pageSize } from '../common/fields.ts'
import { historiesShown } from '../record/record.schemas.ts'
import { obj, only, page, service, type Services } from '../service.ts'
import { renewalDeskRefusals } from './renewal.refusals.ts'
import * as rules from './renewal.rules.ts'
import { drug, prescriptionRow, renewalDetail, renewalHead, renewalRow, warning } from './renewal.schemas.ts'
import { renewalDeskSpelling as spelling } from './renewal.words.ts'

const doctor = ['doctor'] as const
const pharmacist = ['pharmacist'] as const
const oneRenewal = z.object({ consultId: id })
const notFound = only(commonRefusals, 'not_found')

/** What the staff may do now: the page's buttons. */
export const renewalDeskEvents = [
  'prescribe',
  'refuse',
  'approve',
  'send_back',
  'send',
  'lay_out',
  'hand_over',
  'call_off',
] as const

const deskDetail = z.object({
  renewal: renewalDetail,
  gender: z.nullable(z.string()),
  age: z.nullable(z.int()),
  /** As the rules say now, of what is prescribed, or of what is asked for. */
  warnings: z.array(warning),
  /** Why the doctor prescribes against a warning; empty where he does not. */
  overrideReason: z.string(),
  /** Why the pharmacist has given it back; empty where he has not. */
  returnReason: z.string(),
  doctorName: z.string(),
  pharmacistName: z.string(),
  record: historiesShown,
  /** What the same person was prescribed before. */
  previous: z.array(prescriptionRow),
  events: z.array(z.enum(renewalDeskEvents)),
})

const desk = <const Tabs extends readonly string[]>(tabs: Tabs) =>
  z.object({ tab: z.enum(tabs), pageNum, pageSize: pageSize(20, 50) })

/** The staff's side of renewals (needs.md 3; protocol.md 3): the doctor decides and signs, a pharmacist reviews and hands out. */
export const renewalDeskServices = {
  /** The doctor's own, the oldest first where they wait. */
  listDeskRenewals: service({
    name: 'staff.renewal.list',
    kind: 'query',
    access: doctor,
    input: desk(['new', 'going', 'ended']),
    reply: page(renewalRow),
    spelling,
  }),
  /** Each look is a line of the audit log. */
  deskRenewal: service({
    name: 'staff.renewal.detail',
    kind: 'query',
    access: doctor,
    input: oneRenewal,
    reply: obj(deskDetail),
    spelling,
    refusals: notFound,
  }),
  findDeskDrugs: service({
    name: 'staff.drug.search',
    kind: 'query',
    access: ['doctor', 'pharmacist'],
    input: z.object({ search: rules.drugWord, pageNum, pageSize: pageSize(20, 50) }),
    reply: page(drug),
  }),
  /** Writes and signs the prescription; it goes to a pharmacist before the patient sees it. */
  prescribe: service({
    name: 'staff.renewal.prescribe',
    kind: 'command',
    access: doctor,
    input: z.object({
      consultId: id,
      drugs: rules.prescribedDrugs,
      diagnosis: rules.diagnosis,
      opinion: rules.opinion,
      overrideReason: rules.overrideReason,
    }),
    reply: obj(renewalHead),
    spelling,
    refusals: { ...notFound, ...only(renewalDeskRefusals, 'cannot_prescribe', 'reason_missing', 'controlled') },
  }),
  refuseRenewal: service({
    name: 'staff.renewal.refuse',
    kind: 'command',
    access: doctor,
    input: z.object({ consultId: id, reason: rules.refuseReason }),
    reply: obj(renewalHead),
    spelling,
    refusals: { ...notFound, ...only(renewalDeskRefusals, 'cannot_refuse') },
  }),
  /** All prescriptions of the house, for its pharmacists. */
  listPrescriptionQueue: service({
    name: 'staff.prescription.list',
    kind: 'query',
    access: pharmacist,
    input: desk(['review', 'make_up', 'handed', 'ended']),
    reply: page(renewalRow),
    spelling,
  }),
  queuedPrescription: service({
    name: 'staff.prescription.detail',
    kind: 'query',
    access: pharmacist,
    input: oneRenewal,
    reply: obj(deskDetail),
    spelling,
    refusals: notFound,
  }),
  /** Approved: the bill is open, and the signed PDF is made. Given back: with a reason, to the doctor. */
  reviewPrescription: service({
    name: 'staff.prescription.review',
    kind: 'command',
    access: pharmacist,
    input: z
      .object({ consultId: id, isApproved: z.boolean(), reason: rules.reviewReason })
      .check(rules.saysWhyReturned),
    reply: obj(renewalHead),
    spelling,
    refusals: { ...notFound, ...only(renewalDeskRefusals, 'cannot_review', 'same_person') },
  }),
  /** The medicine is made up: sent with its number, or laid out at the window. */
  sendMedicine: service({
    name: 'staff.prescription.send',
    kind: 'command',
    access: pharmacist,
    input: z.object({ consultId: id, carrier: rules.carrier, trackingNo: rules.trackingNo }),
    reply: obj(renewalHead),
    spelling,
    refusals: { ...notFound, ...only(renewalDeskRefusals, 'cannot_hand') },
  }),
  layOutMedicine: service({
    name: 'staff.prescription.lay.out',
    kind: 'command',
    access: pharmacist,
    input: oneRenewal,
    reply: obj(renewalHead),
    spelling,
    refusals: { ...notFound, ...only(renewalDeskRefusals, 'cannot_hand') },
  }),
  handOverMedicine: service({
    name: 'staff.prescription.hand.over',
    kind: 'command',
    access: pharmacist,
    input: oneRenewal,
    reply: obj(renewalHead),
    spelling,
    refusals: { ...notFound, ...only(renewalDeskRefusals, 'cannot_hand') },
  }),
  /** Paid, and it cannot be made up: the window gives the money back. */
  callOffRenewal: service({
    name: 'staff.prescription.call.off',
    kind: 'command',
    access: pharmacist,
    input: z.object({ consultId: id, reason: rules.callOffReason }),
    reply: obj(renewalHead),
    spelling,
    refusals: { ...notFound, ...only(renewalDeskRefusals, 'cannot_call_off') },
  }),
} satisfies Services
