import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { day } from '../common/days.ts'
import { id, instant, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { open, staff } from '../common/ids.ts'
import { shownToAll } from '../common/open-ids.ts'
import { limitedText, optionalLimitedText } from '../common/text.ts'
import { done, list, obj, only, page, service, type Services } from '../service.ts'
import { admissionStatuses, admissionTabNames } from './admission.status.ts'
import { inpatientDeskRefusals as refusals } from './inpatient.refusals.ts'
import { bedTypeNames, orderReasonNames, priorityNames } from './inpatient.rules.ts'
import { savedRemark, registration } from './inpatient.schemas.ts'

const access = ['nurse', 'operator', 'admin'] as const
const text = z.string()
const notFound = only(commonRefusals, 'not_found')
const one = { admissionId: staff('admission') }
const reason = limitedText('理由', 200)

export const deskAdmissionRow = z.object({
  admissionId: text,
  /** In the line of his department, from 1; null: not in a line. */
  place: z.nullable(z.int()),
  personName: text,
  gender: z.enum(['M', 'F', '']),
  recordNumber: text,
  hosId: text,
  hosName: text,
  deptCode: text,
  deptName: text,
  diagnosis: text,
  priority: z.enum(priorityNames),
  priorityLabel: text,
  priorityReason: text,
  bedType: z.enum(bedTypeNames),
  bedTypeLabel: text,
  wishedOn: text,
  /** Not before this day; empty: at any time. */
  notBefore: text,
  queuedAt: z.nullable(instant),
  status: z.enum(admissionStatuses),
  statusLabel: text,
  bedNo: text,
  wardName: text,
  answerBy: z.nullable(instant),
  arriveOn: text,
  calls: z.int(),
  reason: text,
})
export type DeskAdmissionRow = z.infer<typeof deskAdmissionRow>

export const deskBed = z.object({
  bedId: text,
  hosId: text,
  deptCode: text,
  deptName: text,
  wardName: text,
  bedNo: text,
  bedType: z.enum(bedTypeNames),
  bedTypeLabel: text,
  /** Of the room; empty: whoever comes. */
  gender: z.enum(['M', 'F', '']),
  /** free: can be given; held: for somebody who was called; occupied, closed: as the hospital says. */
  state: z.enum(['free', 'held', 'occupied', 'closed']),
  stateLabel: text,
})
export type DeskBed = z.infer<typeof deskBed>

export const deskDecision = z.object({ what: text, reason: text, staffName: text, at: instant })
export const deskAdmission = z.extend(deskAdmissionRow, {
  doctorName: text,
  noteNo: text,
  registration: z.nullable(registration),
  remark: savedRemark,
  decisions: z.array(deskDecision),
})
export type DeskAdmission = z.infer<typeof deskAdmission>

const decides = { kind: 'command', access, reply: done } as const
const moved = { ...notFound, ...only(refusals, 'moved') }

/** The bed office: who waits for which department, the beds, and who is called. */
export const inpatientDeskServices = {
  deskAdmissions: service({
    name: 'staff.admission.list',
    kind: 'query',
    access,
    audits: { listed: 'inpatient.list' },
    input: z.object({
      tab: z.enum(admissionTabNames),
      deptCode: open(shownToAll, optionalId),
      pageNum,
      pageSize: pageSize(20, 50),
    }),
    reply: page(deskAdmissionRow),
  }),
  deskAdmission: service({
    name: 'staff.admission.detail',
    kind: 'query',
    access,
    audits: { read: 'inpatient.read', of: 'admission' },
    input: z.object(one),
    reply: obj(deskAdmission),
    refusals: notFound,
  }),
  deskBeds: service({
    name: 'staff.admission.bed.list',
    kind: 'query',
    access,
    audits: { none: 'beds without names' },
    input: z.object({ deptCode: open(shownToAll, optionalId) }),
    reply: list(deskBed),
  }),
  /** Gives him this bed and asks him to come. Who goes before somebody that the bed fits needs a reason. */
  callAdmission: service({
    ...decides,
    name: 'staff.admission.call',
    audits: { writes: ['inpatient.call'] },
    input: z.object({
      ...one,
      bedId: open('a bed is shown to the whole office; whether it is free is asked again', id),
      arriveOn: day('请选择入院日期'),
      orderReason: z.optional(z.nullable(z.enum(orderReasonNames))),
      reason: optionalLimitedText('说明', 200),
    }),
    refusals: { ...moved, ...only(refusals, 'bed_taken', 'bed_unfit', 'not_his_turn', 'day_wrong') },
  }),
  /** Takes a call back: the bed is needed otherwise. He keeps his place. */
  recallAdmission: service({
    ...decides,
    name: 'staff.admission.recall',
    audits: { writes: ['inpatient.recall'] },
    input: z.object({ ...one, reason }),
    refusals: moved,
  }),
  setPriority: service({
    ...decides,
    name: 'staff.admission.priority',
    audits: { writes: ['inpatient.priority'] },
    input: z.object({ ...one, priority: z.enum(priorityNames), reason }),
    refusals: moved,
  }),
  /** Not before a day; he keeps his place. */
  postponeAdmission: service({
    ...decides,
    name: 'staff.admission.postpone',
    audits: { writes: ['inpatient.postpone'] },
    input: z.object({ ...one, until: day('请选择日期'), reason }),
    refusals: moved,
  }),
  strikeAdmission: service({
    ...decides,
    name: 'staff.admission.strike',
    audits: { writes: ['inpatient.strike'] },
    input: z.object({ ...one, reason }),
    refusals: moved,
  }),
} satisfies Services
