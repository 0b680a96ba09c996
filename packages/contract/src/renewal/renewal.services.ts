import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { cents, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { done, list, obj, only, page, service, type Services } from '../service.ts'
import { renewalRefusals } from './renewal.refusals.ts'
import { reminderTimes, reminderWeekdays } from './reminder.rules.ts'
import * as rules from './renewal.rules.ts'
import { warning } from '../common/drug-warning.ts'
import {
  doctorToRenew,
  drug,
  drugDetail,
  medicationDetail,
  medicationRow,
  prescriptionDetail,
  prescriptionRow,
  renewalDepartment,
  renewalDetail,
  renewalHead,
  renewalRow,
} from './renewal.schemas.ts'
import { renewalTabNames } from './renewal.status.ts'
import { orderSpelling, renewalSpelling as spelling } from './renewal.words.ts'
import { open, own } from '../common/ids.ts'
import { shownToAll } from '../common/open-ids.ts'

const oneRenewal = z.object({ consultId: own('renewal') })
const notFound = { ...only(commonRefusals, 'not_found'), ...only(grantRefusals, 'grant_closed') }
const noRecord = only(commonRefusals, 'not_found')

/** What the rules need to hold drugs against somebody. */
const facts = {
  liver: rules.liver,
  kidney: rules.kidney,
  fertility: rules.fertility,
  pregnantFrom: rules.pregnantFrom,
  allergies: rules.allergies,
}

const orderItem = z.object({
  itemId: z.string(),
  itemName: z.string(),
  priceCents: cents,
  group: z.string(),
  packs: z.int(),
})

/** Renewal from person to medicine (booking 2: /renewal/*; docs/product/needs.md B proposes the names). */
export const renewalServices = {
  /** Departments whose doctors renew prescriptions. */
  listDepartments: service({
    name: 'nethos.renewal.dept.list',
    kind: 'query',
    access: 'account',
    input: z.object({}),
    reply: list(renewalDepartment),
  }),
  listDoctors: service({
    name: 'nethos.renewal.doctor.list',
    kind: 'query',
    access: 'account',
    audits: { none: "doctors, and which of the caller's own renewals are open" },
    input: z.object({ gbDeptCode: open(shownToAll) }),
    reply: list(doctorToRenew),
    spelling,
  }),
  /** By name, pinyin, initials or ingredient; nothing typed: the list from its beginning. */
  findDrugs: service({
    name: 'nethos.renewal.drug.search',
    kind: 'query',
    access: 'account',
    input: z.object({ search: rules.drugWord, pageNum, pageSize: pageSize(20, 50) }),
    reply: page(drug),
  }),
  drugDetail: service({
    name: 'nethos.renewal.drug.detail',
    kind: 'query',
    access: 'account',
    input: z.object({ drugId: open('the list of drugs is shown to everybody who is logged in') }),
    reply: obj(drugDetail),
    refusals: noRecord,
  }),
  /** What this person was prescribed here before, newest first. */
  listPrevious: service({
    name: 'nethos.renewal.previous.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'rows of a list; opening one is written' },
    input: z.object({ personId: own('person') }),
    reply: list(prescriptionRow),
    spelling,
    refusals: notFound,
  }),
  /** What speaks against these drugs, before anything is sent. */
  checkDrugs: service({
    name: 'nethos.renewal.drug.check',
    kind: 'query',
    access: 'account',
    audits: { none: 'warnings of drugs that the account names' },
    input: z.object({
      personId: own('person'),
      drugs: open('the list of drugs is shown to everybody who is logged in', rules.askedDrugs),
      ...facts,
    }),
    reply: list(warning),
    spelling,
    refusals: { ...notFound, ...only(renewalRefusals, 'controlled') },
  }),
  /** Asks the doctor to renew. Free of charge: the medicine is paid after the pharmacist's review. */
  applyRenewal: service({
    name: 'nethos.consult.info.renewal.issue',
    kind: 'command',
    takesHealth: true,
    access: 'account',
    limits: [{ per: 'account', times: 60, seconds: 3600 }],
    input: z.object({
      personId: own('person'),
      docId: open(shownToAll),
      drugs: open('the list of drugs is shown to everybody who is logged in', rules.askedDrugs),
      illnessName: rules.illnessName,
      illnessTime: rules.illnessTime,
      complaint: rules.complaint,
      weightKg: rules.weightKg,
      ...facts,
      allergyNote: rules.allergyNote,
      attaIdList: own('upload', rules.proof),
      guardianPresent: z._default(z.boolean(), false),
      wants: rules.wants,
      /** Of the account's own addresses, where it is to be delivered. */
      addressId: own('address', optionalId),
      note: rules.renewalNote,
    }),
    reply: obj(renewalHead),
    spelling,
    refusals: {
      ...notFound,
      ...only(
        renewalRefusals,
        'not_realname',
        'already_open',
        'doctor_closed',
        'guardian_missing',
        'guardian_absent',
        'controlled',
        'address_missing',
        'allergy_unsettled',
      ),
    },
  }),
  listRenewals: service({
    name: 'nethos.renewal.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'rows of a list; opening one is written' },
    input: z.object({
      tab: z.optional(z.nullable(z.enum([...renewalTabNames, '']))),
      personId: own('person', optionalId),
      pageNum,
      pageSize: pageSize(10, 50),
    }),
    reply: page(renewalRow),
    spelling,
  }),
  renewalDetail: service({
    name: 'nethos.renewal.detail',
    kind: 'query',
    access: 'account',
    audits: { read: 'renewal.read', of: 'renewal' },
    input: oneRenewal,
    reply: obj(renewalDetail),
    spelling,
    refusals: notFound,
  }),
  /** Before it is paid. */
  withdrawRenewal: service({
    name: 'nethos.renewal.cancel',
    kind: 'command',
    access: 'account',
    input: oneRenewal,
    reply: done,
    spelling,
    refusals: { ...notFound, ...only(renewalRefusals, 'cannot_cancel') },
  }),
  /** The parcel has come. */
  receiveRenewal: service({
    name: 'nethos.renewal.receive',
    kind: 'command',
    access: 'account',
    input: oneRenewal,
    reply: done,
    spelling,
    refusals: { ...notFound, ...only(renewalRefusals, 'cannot_receive') },
  }),

  /** What may be ordered within the consult: the lines of the approved prescription (docs/product/services.csv). */
  listOrderItems: service({
    name: 'zheer.yygh.ApiJyjcService.querykdxmForConsult',
    kind: 'query',
    access: 'account',
    audits: { none: 'a part of a renewal; opening it is written' },
    input: oneRenewal,
    reply: list(orderItem),
    spelling: orderSpelling,
    refusals: notFound,
  }),
  /**
   * Opens the hospital's order of the approved prescription; asked again it is the same order. What a client says of
   * patient, doctor and items is not read: the prescription says it (docs/product/security.md 4).
   */
  openOrder: service({
    name: 'zheer.yygh.ApiJyjcService.openDrugForConsult',
    kind: 'command',
    access: 'account',
    input: oneRenewal,
    reply: obj(z.object({ serialNumber: z.string(), orderId: z.string(), totalCents: cents })),
    spelling: orderSpelling,
    refusals: { ...notFound, ...only(renewalRefusals, 'no_order') },
  }),
  orderOfConsult: service({
    name: 'zheer.yygh.ApiJyjcService.queryOrderByConsultId',
    kind: 'query',
    access: 'account',
    audits: { none: 'a part of a renewal; opening it is written' },
    input: oneRenewal,
    reply: obj(
      z.object({
        orderId: z.string(),
        serialNumber: z.string(),
        /** The state of the renewal. */
        status: z.string(),
        statusLabel: z.string(),
        totalCents: cents,
        items: z.array(orderItem),
      }),
    ),
    spelling: orderSpelling,
    refusals: { ...notFound, ...only(renewalRefusals, 'no_order') },
  }),

  /** A ticket for the prescription site, good for five minutes and for this account alone (docs/product/needs.md 39). */
  prescriptionToken: service({
    name: 'smarthos.prescription.accesstoken.get',
    kind: 'query',
    access: 'account',
    input: z.object({}),
    reply: obj(z.object({ accessToken: z.string(), url: z.string() })),
  }),
  listPrescriptions: service({
    name: 'nethos.prescription.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'rows of a list; opening one is written' },
    input: z.object({
      personId: own('person', optionalId),
      /** Where the list is opened by the site's ticket. */
      accessToken: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
      pageNum,
      pageSize: pageSize(10, 50),
    }),
    reply: page(prescriptionRow),
    spelling,
    refusals: only(renewalRefusals, 'token_over'),
  }),
  prescriptionDetail: service({
    name: 'nethos.prescription.detail',
    kind: 'query',
    access: 'account',
    audits: { read: 'prescription.read', of: 'prescription' },
    input: z.object({ prescriptionId: own('prescription') }),
    reply: obj(prescriptionDetail),
    spelling,
    refusals: notFound,
  }),

  /** What is being taken, or was. */
  listMedications: service({
    name: 'nethos.medication.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'rows of a list; opening one is written' },
    input: z.object({
      personId: own('person'),
      isCurrent: z._default(z.boolean(), true),
      pageNum,
      pageSize: pageSize(10, 50),
    }),
    reply: page(medicationRow),
    spelling,
    refusals: notFound,
  }),
  medicationDetail: service({
    name: 'nethos.medication.detail',
    kind: 'query',
    access: 'account',
    audits: { read: 'prescription.read', of: 'prescription' },
    input: z.object({ prescriptionId: own('prescription') }),
    reply: obj(medicationDetail),
    spelling,
    refusals: notFound,
  }),
  /** At these times a message names what is to be taken then (due-lines.ts), until it is used up. No times: no reminders. */
  remindMe: service({
    name: 'nethos.medication.remind',
    kind: 'command',
    access: 'account',
    input: z.object({
      prescriptionId: own('prescription'),
      times: reminderTimes,
      /** Of what is taken weekly; left out, what was chosen before. */
      weekdays: z.optional(z.nullable(reminderWeekdays)),
    }),
    reply: done,
    spelling,
    refusals: { ...notFound, ...only(renewalRefusals, 'not_weekly') },
  }),
} satisfies Services
