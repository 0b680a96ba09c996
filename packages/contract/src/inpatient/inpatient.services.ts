import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { id, optionalId } from '../common/fields.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { open, own } from '../common/ids.ts'
import { shownToAll } from '../common/open-ids.ts'
import { done, list, obj, only, service, type Services } from '../service.ts'
import { inpatientRefusals as refusals } from './inpatient.refusals.ts'
import { registrationFields, remarkFields } from './inpatient.rules.ts'
import {
  admissionCard,
  admissionOf,
  admissionRow,
  inpatientService,
  processStep,
  stayPerson,
  toDo,
  wardDay,
} from './inpatient.schemas.ts'
import {
  admissionListSpelling,
  inpatientSpelling as spelling,
  processSpelling,
  toDoSpelling,
} from './inpatient.words.ts'

const hosId = open(shownToAll, optionalId)
/** Compared with the file that the person is bound to; names nothing by itself. */
const given = z.optional(z.nullable(z.string().check(z.maxLength(64))))
/** A person of the account's, the default one where none is named. */
const ofPerson = z.object({ personId: own('person', optionalId), hosId, cardNumber: given })
const acting = { ...only(commonRefusals, 'not_found'), ...grantRefusals }
const read = { read: 'inpatient.read', of: 'person' } as const
/** What is looked at is named by one of several ids. */
const readOne = { read: 'inpatient.read', of: 'inpatient' } as const
const changes = {
  kind: 'command',
  access: 'account',
  audits: { writes: ['inpatient.change'] },
  limits: [{ per: 'account', times: 60, seconds: 3600 }],
} as const
const asks = { kind: 'query', access: 'account', audits: read, refusals: acting } as const
const oneAdmission = { admissionId: own('admission', id) }

/** A stay in hospital from the admission note to discharge. Acting for a person takes the scope `book`. */
export const inpatientServices = {
  /** 0 discharged or never there, 1 in hospital. */
  inHospitalStatus: service({
    ...asks,
    name: 'zheer.yygh.ApiJyjcService.queryInHospitalStatus',
    input: ofPerson,
    reply: obj(z.int()),
    spelling,
  }),
  inHospitalCards: service({
    ...asks,
    name: 'zheer.yygh.ApiJyjcService.queryInHospitalCard',
    input: ofPerson,
    reply: list(admissionCard),
    spelling,
  }),
  /** 住院登记; repeated it changes what was registered while that may be. */
  registerAdmission: service({
    ...changes,
    name: 'zheer.yygh.ApiJyjcService.zhuyuandj',
    takesHealth: true,
    shedLast: true,
    input: z.object({ ...ofPerson.shape, ...oneAdmission, recordNumber: given, ...registrationFields }),
    reply: done,
    spelling,
    refusals: { ...acting, ...only(refusals, 'cannot_now') },
  }),
  saveRemark: service({
    ...changes,
    name: 'zheer.yygh.ApiJyjcService.recordInHospitalRemark',
    input: z.object({ ...oneAdmission, recordNumber: given, ...remarkFields }),
    reply: done,
    spelling,
    refusals: { ...acting, ...only(refusals, 'cannot_now', 'value_wrong') },
  }),
  toBeInspected: service({
    ...asks,
    name: 'zheer.yygh.ApiJyjcService.toBeInspectList',
    input: ofPerson,
    reply: list(toDo),
    spelling: toDoSpelling,
  }),
  toBeExamined: service({
    ...asks,
    name: 'zheer.yygh.ApiJyjcService.toBeExamList',
    input: ofPerson,
    reply: list(toDo),
    spelling: toDoSpelling,
  }),
  inpatientServicesList: service({
    ...asks,
    name: 'zheer.yygh.ApiInpatientServicesService.inpatientServicesList',
    input: ofPerson,
    reply: list(inpatientService),
    spelling: toDoSpelling,
  }),
  hospitalExaminations: service({
    ...asks,
    name: 'zheer.yygh.ApiHospitalExaminationService.hospitalExamList',
    input: ofPerson,
    reply: obj(z.object({ list: z.array(toDo), needCompleteList: z.array(toDo) })),
    spelling: toDoSpelling,
  }),
  processSteps: service({
    ...asks,
    name: 'smarthos.system.process.detail.list',
    audits: readOne,
    input: z.object({ personId: own('person', optionalId), taskId: own('pathway_task', optionalId) }),
    reply: list(processStep),
    spelling: processSpelling,
  }),
  readProcess: service({
    ...changes,
    name: 'smarthos.system.process.read',
    input: z.object({ taskId: own('pathway_task') }),
    reply: done,
    spelling: processSpelling,
    refusals: { ...acting, ...only(refusals, 'step_closed') },
  }),
  admissions: service({
    ...asks,
    name: 'smarthos.system.admission.list',
    input: z.object({ personId: own('person', optionalId) }),
    reply: list(admissionRow),
    spelling: admissionListSpelling,
  }),
  /** The account's people with 在院 or 出院, each of whom may be chosen. */
  stayPeople: service({
    name: 'nethos.admission.people',
    kind: 'query',
    access: 'account',
    audits: { none: 'names and whether somebody is in hospital; opening one is written' },
    input: z.object({}),
    reply: list(stayPerson),
    spelling: {
      words: { personId: 'compatId', personName: 'compatName', recordNumber: 'bingah', admissionId: 'applyNumber' },
    },
  }),
  /** All that the pages of a person's admission show: the one named, or the newest. */
  admission: service({
    ...asks,
    name: 'nethos.admission.detail',
    audits: readOne,
    input: z.object({ personId: own('person', optionalId), admissionId: own('admission', optionalId) }),
    reply: obj(admissionOf),
    spelling,
  }),
  /** What the patient says to a call: he comes, later, or not at all. */
  answerCall: service({
    ...changes,
    name: 'nethos.admission.answer',
    shedLast: true,
    input: z.object({
      ...oneAdmission,
      answer: z.enum(['accept', 'postpone', 'decline']),
      /** With `postpone`: from which day on he can come. */
      wishedOn: z.optional(z.nullable(z.string().check(z.maxLength(10)))),
    }),
    reply: done,
    spelling,
    refusals: { ...acting, ...only(refusals, 'cannot_now', 'day_wrong') },
  }),
  /** Today on the ward: asked of the hospital. */
  ward: service({
    name: 'nethos.admission.ward',
    kind: 'command',
    access: 'account',
    audits: { writes: ['inpatient.read'] },
    limits: [{ per: 'account', times: 120, seconds: 60 }],
    input: z.object(oneAdmission),
    reply: obj(wardDay),
    spelling,
    refusals: { ...acting, ...only(refusals, 'not_in_hospital') },
  }),
} satisfies Services
