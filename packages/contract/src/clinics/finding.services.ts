import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { day } from '../common/days.ts'
import { optionalId, pageNum, pageSize } from '../common/fields.ts'
import { limitedText, optionalLimitedText } from '../common/text.ts'
import { list, obj, only, page, service, type Services } from '../service.ts'
import { spell } from '../spelling.ts'
import { bookingSpelling as spelling } from '../booking/booking.words.ts'
import {
  clinicDepartment,
  clinicDoctor,
  clinicNumber,
  departmentWithState,
  doctorOfDay,
  doctorWithState,
  session,
} from './finding.schemas.ts'
import { sessionKindNames } from '../booking/session.kinds.ts'
import { slotStateNames } from '../booking/slot.states.ts'
import { open } from '../common/ids.ts'
import { bookableByAll } from '../common/open-ids.ts'

const notFound = only(commonRefusals, 'not_found')
/** Left out: every kind. */
const kind = z.optional(z.nullable(z.enum([...sessionKindNames, ''])))
const searchText = optionalLimitedText('搜索内容', 50)
const date = z.optional(z.nullable(day('日期格式不正确')))
const anybody = { kind: 'query', access: 'anybody', spelling } as const

/**
 * What can be booked, out of our copy of the hospitals' offer. A hospital may be asked for by its own id or by one of its
 * campuses (docs/product/rules.md 6, 20). Sessions that are over are not listed.
 */
export const findingServices = {
  /** Departments, two levels, with the state of today (same_day) or of the next 14 days. */
  listClinicDepartments: service({
    ...anybody,
    name: 'nethos.book.dept.list.scheme.state',
    input: z.object({ hosId: open(bookableByAll), registration: z._default(z.enum(['ahead', 'same_day']), 'ahead') }),
    reply: list(departmentWithState),
    spelling: spell(spelling, { words: { registration: 'registerType' } }),
  }),
  /** The best state of a department and of those below it; and of each day on which it has sessions, in their order. */
  subDepartmentState: service({
    ...anybody,
    name: 'nethos.book.dept.sub.state.get',
    input: z.object({ deptId: open(bookableByAll) }),
    reply: obj(
      z.object({
        deptId: z.string(),
        deptName: z.string(),
        hasSub: z.boolean(),
        slotState: z.enum(slotStateNames),
        days: z.array(z.object({ onDay: z.string(), slotState: z.enum(slotStateNames) })),
      }),
    ),
    refusals: notFound,
  }),
  /** The department that has this code in the hospital's own system. */
  departmentByCode: service({
    ...anybody,
    name: 'nethos.book.dept.getbyhis',
    input: z.object({ hosId: open(bookableByAll), hisDeptCode: open(bookableByAll) }),
    reply: obj(z.object({ deptId: z.string(), deptName: z.string() })),
    refusals: notFound,
  }),
  departmentInfo: service({
    ...anybody,
    name: 'nethos.book.dept.info',
    input: z.object({ deptId: open(bookableByAll) }),
    reply: obj(clinicDepartment),
    refusals: notFound,
  }),
  /** What a department says of itself, by its name, or (with the code) by that. */
  departmentText: service({
    ...anybody,
    name: 'nethos.system.information.dept',
    input: z.object({ deptName: limitedText('科室名称', 50), deptCode: open(bookableByAll, optionalId) }),
    reply: obj(z.object({ newId: z.string(), title: z.string(), content: z.string() })),
    refusals: notFound,
  }),
  hospitalInfo: service({
    ...anybody,
    name: 'nethos.book.hos.info',
    input: z.object({ hosId: open(bookableByAll) }),
    reply: obj(
      z.object({
        hosId: z.string(),
        groupId: z.string(),
        hosName: z.string(),
        address: z.string(),
        phone: z.string(),
        /** How one gets there, and what else is to be known before one comes; may be empty. */
        notice: z.string(),
      }),
    ),
    refusals: notFound,
  }),
  clinicDoctorInfo: service({
    ...anybody,
    name: 'nethos.book.doc.info',
    input: z.object({ clinicDoctorId: open(bookableByAll) }),
    reply: obj(
      z.extend(clinicDoctor, {
        /** The same doctor on the platform; empty: he cannot be asked online. */
        docId: z.string(),
      }),
    ),
    refusals: notFound,
  }),
  /** A doctor's sessions from today to the fourteenth day after it. */
  doctorSessions: service({
    ...anybody,
    name: 'nethos.book.doc.scheme.list',
    input: z.object({ clinicDoctorId: open(bookableByAll), kind, deptId: open(bookableByAll, optionalId) }),
    reply: list(session),
  }),
  /** The same, of his expert clinics alone. */
  expertSessions: service({
    ...anybody,
    name: 'nethos.book.doc.expert.scheme.list',
    input: z.object({ clinicDoctorId: open(bookableByAll), kind, deptId: open(bookableByAll, optionalId) }),
    reply: list(session),
  }),
  /** Ordinary sessions of a department, also those that no doctor is named for. */
  ordinarySessions: service({
    ...anybody,
    name: 'nethos.book.doc.normal.scheme.list',
    input: z.object({ deptId: open(bookableByAll), kind }),
    reply: list(session),
  }),
  /** Doctors of a hospital (or of all) by characters, pinyin or initials of name, skill or department; the nearest 50. */
  searchClinicDoctors: service({
    ...anybody,
    name: 'nethos.book.doc.list.search',
    input: z.object({ search: searchText, hosId: open(bookableByAll, optionalId), kind }),
    reply: list(doctorWithState),
  }),
  /** Doctors as above, and departments. */
  searchClinics: service({
    ...anybody,
    name: 'nethos.book.doc.list.search.v2',
    input: z.object({ search: searchText, hosId: open(bookableByAll, optionalId), kind }),
    reply: obj(
      z.object({
        list: z.array(doctorWithState),
        deptList: z.array(
          z.object({ deptId: z.string(), deptName: z.string(), hosId: z.string(), hosName: z.string() }),
        ),
      }),
    ),
  }),
  /** Who holds clinics on one day (left out: today) in a department and those below it, or in a hospital. */
  doctorsOfDay: service({
    ...anybody,
    name: 'nethos.book.doc.list.scheme.list',
    input: z.object({ deptId: open(bookableByAll, optionalId), hosId: open(bookableByAll, optionalId), date, kind }),
    reply: list(doctorOfDay),
  }),
  doctorsOfTomorrow: service({
    ...anybody,
    name: 'nethos.book.doc.list.tom.scheme.list',
    input: z.object({ deptId: open(bookableByAll), kind }),
    reply: list(doctorOfDay),
  }),
  /** The numbers of a session, in their order. */
  listNumbers: service({
    ...anybody,
    name: 'nethos.book.num.list',
    input: z.object({ sessionId: open(bookableByAll) }),
    reply: list(clinicNumber),
    refusals: notFound,
  }),
  listClinicDoctors: service({
    ...anybody,
    name: 'nethos.book.doc.list.v2',
    input: z.object({
      deptId: open(bookableByAll, optionalId),
      hosId: open(bookableByAll, optionalId),
      pageNum,
      pageSize: pageSize(20, 100),
    }),
    reply: page(clinicDoctor),
  }),
  /** Experts of a department and those below it, or of a hospital, with their state. */
  listExperts: service({
    ...anybody,
    name: 'nethos.book.expert.doc.list',
    input: z.object({ deptId: open(bookableByAll, optionalId), hosId: open(bookableByAll, optionalId) }),
    reply: list(doctorWithState),
  }),
  /** Doctors of a department and those below it, who can be booked first. */
  doctorStates: service({
    ...anybody,
    name: 'nethos.book.doc.list.scheme.state',
    input: z.object({ deptId: open(bookableByAll), kind }),
    reply: list(doctorWithState),
  }),
  /** 加号: when a doctor is full one asks here to be let in; a path of this app. */
  extraNumberPage: service({
    ...anybody,
    name: 'nethos.book.doc.plus.url.get',
    input: z.object({ clinicDoctorId: open(bookableByAll) }),
    reply: obj(z.string()),
    refusals: notFound,
  }),
  /** Where one goes on after having been guided to a booking: the booking, the doctor, or where bookings begin. A path of this app. */
  guidedReturnPage: service({
    ...anybody,
    name: 'smarthos.registrationguidance.book.return.url',
    input: z.object({
      bookingId: open('only an address is made of it; the page there asks whose it is', optionalId),
      docId: open('only an address is made of it; the page there asks whose it is', optionalId),
    }),
    reply: obj(z.string()),
  }),
} satisfies Services
