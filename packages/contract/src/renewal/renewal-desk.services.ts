import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { id, instant, pageNum, pageSize } from '../common/fields.ts'
import { diagnosisCodes } from '../diagnosis/diagnosis.rules.ts'
import { patientHead } from '../record/patient-head.ts'
import { historiesShown } from '../record/record.schemas.ts'
import { obj, only, page, service, type Services } from '../service.ts'
import { companion, longReason, longReasonNames } from './conditions.rules.ts'
import { proofKind, proofKindNames } from '../record/proof.kinds.ts'
import { renewalDeskRefusals } from './renewal.refusals.ts'
import * as rules from './renewal.rules.ts'
import {
  checkBasis,
  checkFacts,
  deskWarning,
  draftLine,
  looks,
  overrides,
  secondOpinion,
  seenWarnings,
} from './prescription-check.ts'
import { drug, renewalDetail, renewalHead, renewalRow } from './renewal.schemas.ts'
import { renewalDeskSpelling as spelling } from './renewal.words.ts'
import { open, own, staff } from '../common/ids.ts'

const doctor = ['doctor'] as const
const pharmacist = ['pharmacist'] as const
const oneRenewal = z.object({ consultId: own('renewal') })
const onePrescription = z.object({ consultId: staff('prescription') })
const notFound = only(commonRefusals, 'not_found')

/** What the staff may do now: the page's buttons. */
export const renewalDeskEvents = [
  'prescribe',
  'ask_second',
  'refuse',
  'agree',
  'disagree',
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
  /** Of what is prescribed: as they were signed, each with the doctor's reason. Else as the rules say now of what is asked for. */
  warnings: z.array(deskWarning),
  /** What speaks against it now and did not when it was signed; until its medicine is used up. */
  fresh: z.array(deskWarning),
  basis: checkBasis,
  /** What the doctor found out when he signed. */
  facts: checkFacts,
  /** What the doctor made sure of when he signed; empty until then. */
  conditions: z.object({
    proof: z.enum([...proofKindNames, '']),
    longReason: z.enum([...longReasonNames, '']),
    guardianPresent: z.boolean(),
    companion: z.string(),
  }),
  /** Why the pharmacist has given it back; empty where he has not. */
  returnReason: z.string(),
  doctorName: z.string(),
  pharmacistName: z.string(),
  /** Null: none was asked, or he has not answered. */
  second: z.nullable(secondOpinion),
  /** The consult in which the doctor has asked for it; null: the patient came by himself. */
  talk: z.nullable(z.object({ consultId: z.string(), illnessName: z.string(), createdAt: instant })),
  /** What decides on medicines, on top of the page. */
  head: patientHead,
  record: historiesShown,
  events: z.array(z.enum(renewalDeskEvents)),
})

const desk = <const Tabs extends readonly string[]>(tabs: Tabs) =>
  z.object({
    tab: z.enum(tabs),
    /** Part of the patient's name. */
    search: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(50)))),
    pageNum,
    pageSize: pageSize(20, 50),
  })

/** The staff's side of renewals (docs/product/needs.md 3; docs/product/protocol.md 3): the doctor decides and signs, a pharmacist reviews and hands out. */
export const renewalDeskServices = {
  /** The doctor's own, the oldest first where they wait; `second`: what his colleagues ask him to look at. */
  listDeskRenewals: service({
    name: 'staff.renewal.list',
    kind: 'query',
    access: doctor,
    audits: { listed: 'renewal.list' },
    input: desk(['new', 'going', 'ended', 'second']),
    reply: page(renewalRow),
    spelling,
  }),
  /** Each look is a line of the audit log. */
  deskRenewal: service({
    name: 'staff.renewal.detail',
    kind: 'query',
    access: doctor,
    audits: { read: 'renewal.read', of: 'renewal' },
    input: oneRenewal,
    reply: obj(deskDetail),
    spelling,
    refusals: notFound,
  }),
  findDeskDrugs: service({
    name: 'staff.drug.search',
    kind: 'query',
    access: ['doctor', 'pharmacist'],
    audits: { none: 'the list of drugs' },
    input: z.object({ search: rules.drugWord, pageNum, pageSize: pageSize(20, 50) }),
    reply: page(drug),
  }),
  /**
   * Writes and signs the prescription; it goes to a pharmacist before the patient sees it, and where it is against a stop
   * that a second doctor may override, to him first. What kept it from being signed is kept.
   */
  prescribe: service({
    name: 'staff.renewal.prescribe',
    kind: 'command',
    access: doctor,
    audits: { writes: ['renewal.prescribe'] },
    input: z.object({
      consultId: own('renewal'),
      drugs: open('the list of drugs is shown to everybody who is logged in', rules.prescribedDrugs),
      diagnosis: rules.diagnosis,
      /** Of the hospital's list; the name is the list's. */
      diagnosisCodes,
      opinion: rules.opinion,
      facts: z._default(checkFacts, { creatinine: null, hasContraception: false, isAllergySettled: false }),
      overrides,
      /** 已核对复诊凭证, and which. */
      proof: proofKind,
      longReason,
      guardianPresent: z._default(z.boolean(), false),
      companion,
    }),
    reply: obj(renewalHead),
    spelling,
    refusals: {
      ...notFound,
      ...only(
        renewalDeskRefusals,
        'cannot_prescribe',
        'right_over',
        'reason_missing',
        'controlled',
        'stopped',
        'allergy_unsettled',
        'no_second',
        'diagnosis_unknown',
        'unit_unfit',
        'duration_unexplained',
        'child_unaccompanied',
      ),
    },
  }),
  /** What speaks against a prescription while it is being written. */
  checkPrescription: service({
    name: 'staff.renewal.prescription.check',
    kind: 'query',
    access: doctor,
    audits: { none: 'what he writes into a renewal whose page has noted the look' },
    input: z.object({
      consultId: own('renewal'),
      drugs: open(
        'the list of drugs is shown to everybody who is logged in',
        z.array(z.object({ ...draftLine.shape, drugId: id })).check(z.maxLength(5)),
      ),
      diagnosis: z._default(z.string().check(z.maxLength(100)), ''),
      diagnosisCodes,
      facts: z._default(checkFacts, { creatinine: null, hasContraception: false, isAllergySettled: false }),
    }),
    reply: obj(z.object({ warnings: z.array(deskWarning), basis: checkBasis })),
    spelling,
    refusals: notFound,
  }),
  /** Another doctor of the department, or of its duty list, who may prescribe: agrees to what was signed against a stop, or sends it back. */
  secondPrescription: service({
    name: 'staff.renewal.second',
    kind: 'command',
    access: doctor,
    audits: { writes: ['renewal.second'] },
    input: z.object({ consultId: own('seconding'), agrees: z.boolean(), reason: rules.secondReason }),
    reply: obj(renewalHead),
    spelling,
    refusals: { ...notFound, ...only(renewalDeskRefusals, 'cannot_second') },
  }),
  refuseRenewal: service({
    name: 'staff.renewal.refuse',
    kind: 'command',
    access: doctor,
    audits: { writes: ['renewal.refuse'] },
    input: z.object({ consultId: own('renewal'), reason: rules.refuseReason }),
    reply: obj(renewalHead),
    spelling,
    refusals: { ...notFound, ...only(renewalDeskRefusals, 'cannot_refuse') },
  }),
  /** All prescriptions of the hospital, for its pharmacists. */
  listPrescriptionQueue: service({
    name: 'staff.prescription.list',
    kind: 'query',
    access: pharmacist,
    audits: { listed: 'prescription.list' },
    input: desk(['review', 'make_up', 'handed', 'ended']),
    reply: page(renewalRow),
    spelling,
  }),
  queuedPrescription: service({
    name: 'staff.prescription.detail',
    kind: 'query',
    access: pharmacist,
    audits: { read: 'prescription.read', of: 'renewal' },
    input: onePrescription,
    reply: obj(deskDetail),
    spelling,
    refusals: notFound,
  }),
  /**
   * Approved: the bill is open, and the signed PDF is made. Given back: with a reason, to the doctor. It is checked once more,
   * and what he saw is kept.
   */
  reviewPrescription: service({
    name: 'staff.prescription.review',
    kind: 'command',
    access: pharmacist,
    audits: { writes: ['prescription.review'] },
    input: z
      .object({
        consultId: staff('prescription'),
        isApproved: z.boolean(),
        reason: rules.reviewReason,
        /** What he has looked at; all of it before he approves. */
        looked: z._default(z.array(z.enum(looks)), []),
        /** Which warnings he has looked at: each that wanted a reason, and each that is new. */
        seen: seenWarnings,
      })
      .check(rules.saysWhyReturned),
    reply: obj(renewalHead),
    spelling,
    refusals: {
      ...notFound,
      ...only(
        renewalDeskRefusals,
        'cannot_review',
        'same_person',
        'licence_over',
        'not_looked',
        'warning_unseen',
        'stopped_since',
      ),
    },
  }),
  /** The medicine is made up: sent with its number, or laid out at the window. */
  sendMedicine: service({
    name: 'staff.prescription.send',
    kind: 'command',
    access: pharmacist,
    audits: { writes: ['prescription.hand'] },
    input: z.object({
      consultId: staff('prescription'),
      carrier: rules.carrier,
      trackingNo: open('the number of a parcel, typed in', rules.trackingNo),
    }),
    reply: obj(renewalHead),
    spelling,
    refusals: { ...notFound, ...only(renewalDeskRefusals, 'cannot_hand') },
  }),
  layOutMedicine: service({
    name: 'staff.prescription.lay.out',
    kind: 'command',
    access: pharmacist,
    audits: { writes: ['prescription.hand'] },
    input: onePrescription,
    reply: obj(renewalHead),
    spelling,
    refusals: { ...notFound, ...only(renewalDeskRefusals, 'cannot_hand') },
  }),
  handOverMedicine: service({
    name: 'staff.prescription.hand.over',
    kind: 'command',
    access: pharmacist,
    audits: { writes: ['prescription.hand'] },
    input: onePrescription,
    reply: obj(renewalHead),
    spelling,
    refusals: { ...notFound, ...only(renewalDeskRefusals, 'cannot_hand') },
  }),
  /** Paid, and it cannot be made up: the window gives the money back. */
  callOffRenewal: service({
    name: 'staff.prescription.call.off',
    kind: 'command',
    access: pharmacist,
    audits: { writes: ['prescription.call_off'] },
    input: z.object({ consultId: staff('prescription'), reason: rules.callOffReason }),
    reply: obj(renewalHead),
    spelling,
    refusals: { ...notFound, ...only(renewalDeskRefusals, 'cannot_call_off') },
  }),
} satisfies Services
