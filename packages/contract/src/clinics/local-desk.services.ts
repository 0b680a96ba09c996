import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { isDay } from '../common/days.ts'
import { id, optionalId } from '../common/fields.ts'
import { done, list, obj, only, service, type Services } from '../service.ts'
import {
  addedCount,
  localClinicFields,
  localDeptFields,
  localDeptKinds,
  localDoctorFields,
  localClinicRefusals,
  stopReason,
} from './local.rules.ts'
import { localDepartment, localNumber, localPlan, localSession } from './local.schemas.ts'
import { staff } from '../common/ids.ts'

const access = ['operator', 'admin'] as const
const onDay = z.string().check(z.refine(isDay, '日期格式不正确'))
const notFound = only(commonRefusals, 'not_found')
const ours = { ...notFound, ...only(localClinicRefusals, 'not_kept_here') }
const clinicWrong = only(localClinicRefusals, 'clinic_wrong', 'held_already')

/** Where and by whom; without a doctor anybody of the department holds it. */
const place = { hosId: staff('clinic'), deptCode: staff('clinic'), doctorCode: staff('clinic', optionalId) }
const oneSession = { hosId: staff('clinic'), sessionCode: staff('clinic') }

/** 排班: the clinics of hospitals that have no registration system of their own. Those of others can be looked at. */
export const localClinicDeskServices = {
  /** All hospitals, in their order, and who keeps their clinics. */
  listKeepers: service({
    name: 'staff.clinic.hospital.list',
    kind: 'query',
    access,
    audits: { none: 'hospitals' },
    input: z.object({}),
    reply: list(
      z.object({
        hosId: z.string(),
        hosName: z.string(),
        /** us: this desk; system: the hospital's own, and the desk only looks; nobody: nothing can be booked there. */
        keeper: z.enum(['us', 'system', 'nobody']),
        campusNames: z.array(z.string()),
      }),
    ),
  }),
  /** Parents before their children, each with who holds clinics there; hidden ones as well. */
  listLocalDepartments: service({
    name: 'staff.clinic.department.list',
    kind: 'query',
    access,
    audits: { none: 'departments and doctors' },
    input: z.object({ hosId: staff('clinic') }),
    reply: list(localDepartment),
    refusals: notFound,
  }),
  /** Without `deptCode` a new one. */
  saveDepartment: service({
    name: 'staff.clinic.department.save',
    kind: 'command',
    access,
    audits: { writes: ['clinic.department.save'] },
    input: z.object({
      hosId: staff('clinic'),
      deptCode: staff('clinic', optionalId),
      parentCode: staff('clinic', optionalId),
      kind: z.enum(localDeptKinds),
      partCodes: staff('clinic', z.array(id).check(z.maxLength(20))),
      gbDeptCode: staff('clinic', optionalId),
      ...localDeptFields,
    }),
    reply: obj(z.object({ deptCode: z.string() })),
    refusals: { ...ours, ...only(localClinicRefusals, 'dept_named', 'dept_too_deep', 'still_held', 'parts_missing') },
  }),
  /** Without `doctorCode` a new one. `docId`: who it is on the platform, for the portrait and for asking online. */
  saveDoctor: service({
    name: 'staff.clinic.doctor.save',
    kind: 'command',
    access,
    audits: { writes: ['clinic.doctor.save'] },
    input: z.object({
      hosId: staff('clinic'),
      deptCode: staff('clinic'),
      doctorCode: staff('clinic', optionalId),
      docId: staff('clinic', optionalId),
      ...localDoctorFields,
    }),
    reply: obj(z.object({ doctorCode: z.string() })),
    refusals: { ...ours, ...only(localClinicRefusals, 'still_held') },
  }),
  /** The weekly templates, by weekday and time. */
  listPlans: service({
    name: 'staff.clinic.plan.list',
    kind: 'query',
    access,
    audits: { none: 'clinics of each week' },
    input: z.object({ hosId: staff('clinic') }),
    reply: list(localPlan),
    refusals: notFound,
  }),
  /** Without `planCode` a new one, and its sessions of the next 14 days are made. A change holds for days not made yet. */
  savePlan: service({
    name: 'staff.clinic.plan.save',
    kind: 'command',
    access,
    audits: { writes: ['clinic.plan.save'] },
    input: z.object({
      ...place,
      planCode: staff('clinic', optionalId),
      weekday: z.int().check(z.minimum(1), z.maximum(7)),
      ...localClinicFields,
    }),
    reply: obj(z.object({ planCode: z.string() })),
    refusals: { ...ours, ...clinicWrong },
  }),
  /** No more sessions are made from it; those that are made stay. */
  removePlan: service({
    name: 'staff.clinic.plan.remove',
    kind: 'command',
    access,
    audits: { writes: ['clinic.plan.remove'] },
    input: z.object({ hosId: staff('clinic'), planCode: staff('clinic') }),
    reply: done,
    refusals: ours,
  }),
  /** The sessions of a day, by period and department. Of a hospital with a system of its own: our copy of them. */
  listLocalSessions: service({
    name: 'staff.clinic.session.list',
    kind: 'query',
    access,
    audits: { none: 'sessions, and how many numbers are taken' },
    input: z.object({ hosId: staff('clinic'), onDay }),
    reply: list(localSession),
    refusals: notFound,
  }),
  /** One session with its numbers. No names: a booking is opened at the bookings' desk, which writes down who looked. */
  localSession: service({
    name: 'staff.clinic.session.detail',
    kind: 'query',
    access,
    audits: { none: 'numbers without names: whose they are is read at the bookings’ desk' },
    input: z.object(oneSession),
    reply: obj(
      z.object({
        session: localSession,
        numbers: z.array(localNumber),
      }),
    ),
    refusals: notFound,
  }),
  /** A single session beside the templates. */
  addSession: service({
    name: 'staff.clinic.session.add',
    kind: 'command',
    access,
    audits: { writes: ['clinic.session.add'] },
    input: z.object({ ...place, onDay, ...localClinicFields }),
    reply: obj(z.object({ sessionCode: z.string() })),
    refusals: { ...ours, ...clinicWrong, ...only(localClinicRefusals, 'day_wrong') },
  }),
  /** Fee (for bookings to come), place. */
  changeSession: service({
    name: 'staff.clinic.session.change',
    kind: 'command',
    access,
    audits: { writes: ['clinic.session.change'] },
    input: z.object({
      ...oneSession,
      feeCents: localClinicFields.feeCents,
      campusName: localClinicFields.campusName,
      room: localClinicFields.room,
    }),
    reply: done,
    refusals: { ...ours, ...only(localClinicRefusals, 'session_over') },
  }),
  /** It does not take place: who has booked is told, chooses another or gets the money back. Cannot be undone. */
  stopLocalSession: service({
    name: 'staff.clinic.session.stop',
    kind: 'command',
    access,
    audits: { writes: ['clinic.session.stop'] },
    input: z.object({ ...oneSession, reason: stopReason }),
    reply: obj(z.object({ patientCount: z.int() })),
    refusals: { ...ours, ...only(localClinicRefusals, 'session_over') },
  }),
  /** Another doctor of the department holds it; who has booked is told and may give the number back without its counting. */
  giveSession: service({
    name: 'staff.clinic.session.doctor',
    kind: 'command',
    access,
    audits: { writes: ['clinic.session.doctor'] },
    input: z.object({ ...oneSession, doctorCode: staff('clinic') }),
    reply: done,
    refusals: { ...ours, ...only(localClinicRefusals, 'session_over', 'held_already') },
  }),
  /** 加号: numbers after the last one, at its distance; `isForWindow`: not to be had online. */
  addNumbers: service({
    name: 'staff.clinic.number.add',
    kind: 'command',
    access,
    audits: { writes: ['clinic.number.add'] },
    input: z.object({ ...oneSession, count: addedCount, isForWindow: z.boolean() }),
    reply: done,
    refusals: { ...ours, ...only(localClinicRefusals, 'session_over', 'clinic_wrong') },
  }),
  /** A number is sold at the window, or comes back from there. */
  turnNumber: service({
    name: 'staff.clinic.number.turn',
    kind: 'command',
    access,
    audits: { writes: ['clinic.number.turn'] },
    input: z.object({ hosId: staff('clinic'), numberCode: staff('clinic'), to: z.enum(['window', 'free']) }),
    reply: done,
    refusals: { ...ours, ...only(localClinicRefusals, 'session_over', 'number_gone') },
  }),
  /** What became of a registered visit; may be corrected. */
  endLocalVisit: service({
    name: 'staff.clinic.visit.end',
    kind: 'command',
    access,
    audits: { writes: ['clinic.visit.end'] },
    input: z.object({ hosId: staff('clinic'), numberCode: staff('clinic'), outcome: z.enum(['seen', 'missed']) }),
    reply: done,
    refusals: { ...ours, ...only(localClinicRefusals, 'number_gone', 'visit_early') },
  }),
} satisfies Services
