import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { instant } from '../common/fields.ts'
import { own, staff } from '../common/ids.ts'
import { done, list, obj, only, service, type Services } from '../service.ts'
import { clinicQueueRefusals, guestName } from './clinic-queue.rules.ts'
import { visitorActs, visitorStatuses } from './visitor.status.ts'

const access = ['nurse', 'operator', 'admin', 'doctor'] as const
const notFound = only(commonRefusals, 'not_found')
const oneSession = { hosId: staff('clinic'), sessionCode: staff('clinic') }
const text = z.string()

const wait = z.nullable(z.object({ fromMinutes: z.int(), toMinutes: z.int() }))

/** A session of today, as the desk of its line sees it. */
export const clinicQueue = z.object({
  hosId: text,
  hosName: text,
  sessionCode: text,
  deptName: text,
  /** Empty: any doctor of the department. */
  doctorName: text,
  room: text,
  startsAt: instant,
  endsAt: instant,
  /** Called last; 0: nobody yet. */
  calledNo: z.int(),
  /** Registered and sold at the window; checked in and not called yet; seen. */
  expectedCount: z.int(),
  waitingCount: z.int(),
  doneCount: z.int(),
})
export type ClinicQueue = z.infer<typeof clinicQueue>

/** One number of the session that somebody has. */
export const clinicVisitor = z.object({
  /** Empty: has not checked in. */
  visitorId: text,
  numberCode: text,
  no: z.int(),
  /** When the number begins. */
  startsAt: instant,
  /** expected: has a number and has not checked in. */
  status: z.enum([...visitorStatuses, 'expected']),
  /** Of a booking the patient's own name, of a number sold at the window what the desk has typed; may be empty. */
  name: text,
  bookingId: text,
  checkedInAt: z.nullable(instant),
  calledAt: z.nullable(instant),
  callCount: z.int(),
  outcome: z.enum(['', 'seen', 'missed']),
})
export type ClinicVisitor = z.infer<typeof clinicVisitor>

const act = { kind: 'command', access, audits: { writes: ['clinic.queue'] } } as const

/** 候诊叫号: the lines of hospitals whose clinics are kept here. A doctor sees and calls those that he holds himself. */
export const clinicQueueServices = {
  /** Of today, by time. */
  listClinicQueues: service({
    name: 'staff.clinic.queue.list',
    kind: 'query',
    access,
    audits: { none: 'sessions and counts' },
    input: z.object({}),
    reply: list(clinicQueue),
  }),
  /** One line: who is inside, who waits in the order in which they are called, who has not come. */
  clinicQueue: service({
    name: 'staff.clinic.queue.detail',
    kind: 'query',
    access,
    audits: { listed: 'clinic.queue.list' },
    input: z.object(oneSession),
    reply: obj(z.object({ queue: clinicQueue, visitors: z.array(clinicVisitor) })),
    refusals: notFound,
  }),
  /** 报到, by the number in the list; a number sold at the window may be given a name. */
  checkIn: service({
    ...act,
    name: 'staff.clinic.queue.arrive',
    input: z.object({ hosId: staff('clinic'), numberCode: staff('clinic'), guestName: z.optional(guestName) }),
    reply: done,
    refusals: { ...notFound, ...only(clinicQueueRefusals, 'not_today', 'not_registered', 'checked_in') },
  }),
  /** 报到 by the code that the patient shows; whichever of today's sessions it is of. */
  checkInByCode: service({
    ...act,
    name: 'staff.clinic.queue.code',
    input: z.object({ hosId: staff('clinic'), pickUpCode: text.check(z.trim(), z.minLength(1), z.maxLength(20)) }),
    reply: obj(z.object({ sessionCode: text, no: z.int(), deptName: text, room: text })),
    refusals: { ...notFound, ...only(clinicQueueRefusals, 'code_unknown', 'checked_in') },
  }),
  /** 叫下一位: who is inside is done with it, unless he was passed. */
  callNextVisitor: service({
    ...act,
    name: 'staff.clinic.queue.next',
    input: z.object(oneSession),
    reply: obj(z.object({ no: z.int(), name: text })),
    refusals: { ...notFound, ...only(clinicQueueRefusals, 'not_today', 'nobody_waits') },
  }),
  /** Called again, passed, done, back in the line, and what was a mistake. */
  moveVisitor: service({
    ...act,
    name: 'staff.clinic.queue.move',
    input: z.object({ ...oneSession, visitorId: staff('clinic'), act: z.enum(visitorActs) }),
    reply: done,
    refusals: { ...notFound, ...only(clinicQueueRefusals, 'not_today', 'visitor_moved') },
  }),
  /** Where a booking of mine stands in the line today. Pushed again whenever the line moves. */
  ownPlace: service({
    name: 'nethos.clinic.queue.get',
    kind: 'query',
    access: 'account',
    audits: { none: 'a place in a line: nothing of the record' },
    input: z.object({ bookingId: own('booking') }),
    reply: obj(
      z.object({
        /** none: not today, or this hospital has a queueing system of its own. */
        status: z.enum([...visitorStatuses, 'expected', 'none']),
        no: z.int(),
        room: text,
        /** Called last; 0: nobody yet. */
        calledNo: z.int(),
        /** How many are called before me. */
        before: z.int(),
        /** By the calls of this session; null: too few calls to say. */
        wait,
      }),
    ),
    refusals: { ...notFound, ...grantRefusals },
  }),
} satisfies Services
