import * as z from 'zod/mini'
import { bookableByAll } from '../common/open-ids.ts'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant, pageNum, pageSize } from '../common/fields.ts'
import { open, staff } from '../common/ids.ts'
import { done, list, obj, only, page, service, type Services } from '../service.ts'
import { examinationTabNames } from './examination.status.ts'
import { examDeskRefusals, examRefusals } from './exam.refusals.ts'
import { deskCancelReason } from './exam.rules.ts'
import { examinationRow, queueEntryStatuses, slot } from './exam.schemas.ts'

const access = ['nurse', 'operator', 'admin'] as const
const text = z.string()
const notFound = only(commonRefusals, 'not_found')

export const deskExaminationRow = z.extend(examinationRow, { personName: text, hosName: text, reason: text })
export type DeskExaminationRow = z.infer<typeof deskExaminationRow>

export const deskEntry = z.object({
  entryId: text,
  number: z.int(),
  status: z.enum(queueEntryStatuses),
  itemName: text,
  at: instant,
})
export type DeskEntry = z.infer<typeof deskEntry>
export const deskQueue = z.object({
  queueId: text,
  queueName: text,
  hosName: text,
  room: text,
  calledNumber: z.nullable(z.int()),
  waiting: z.int(),
})
export type DeskQueue = z.infer<typeof deskQueue>

const one = z.object({ examinationId: staff('examination') })
const books = { kind: 'command', access, audits: { writes: ['exam.desk.book'] }, reply: done } as const
const answers = { kind: 'command', access, audits: { writes: ['exam.call'] }, reply: done } as const

/** What the examination office sees: orders, appointments, and the queues that it calls. */
export const examDeskServices = {
  deskExaminations: service({
    name: 'staff.exam.list',
    kind: 'query',
    access,
    audits: { listed: 'exam.list' },
    input: z.object({ tab: z.enum(examinationTabNames), pageNum, pageSize: pageSize(20, 50) }),
    reply: page(deskExaminationRow),
  }),
  /** The times of two weeks, full ones too. */
  deskExaminationSlots: service({
    name: 'staff.exam.slot.list',
    kind: 'query',
    access,
    audits: { none: 'times and places left; nobody’s record' },
    input: one,
    reply: list(slot),
    refusals: notFound,
  }),
  /** Takes a place for the patient, or another one for it; the hospital confirms it, and the patient is told. */
  deskBookExamination: service({
    ...books,
    name: 'staff.exam.book',
    input: z.extend(one, { slotId: open(bookableByAll, z.string().check(z.regex(/^[A-Za-z0-9._@:-]{1,160}$/))) }),
    refusals: { ...notFound, ...only(examRefusals, 'cannot_now', 'slot_gone') },
  }),
  /** Gives the time back; the patient is told why, and may choose another one. */
  deskCancelExamination: service({
    ...books,
    name: 'staff.exam.cancel',
    input: z.extend(one, { reason: deskCancelReason }),
    refusals: { ...notFound, ...only(examRefusals, 'cannot_now') },
  }),
  deskQueues: service({
    name: 'staff.exam.queue.list',
    kind: 'query',
    access,
    audits: { none: 'numbers only' },
    input: z.object({}),
    reply: list(deskQueue),
  }),
  /** Who is called and who waits; forty at most. */
  deskQueue: service({
    name: 'staff.exam.queue.detail',
    kind: 'query',
    access,
    audits: { none: 'numbers only, no names' },
    input: z.object({ queueId: staff('examination_queue') }),
    reply: obj(z.extend(deskQueue, { entries: z.array(deskEntry) })),
    refusals: notFound,
  }),
  /** The next number; who was called before and is not settled is done. */
  callNext: service({
    ...answers,
    name: 'staff.exam.queue.next',
    input: z.object({ queueId: staff('examination_queue') }),
    refusals: { ...notFound, ...only(examDeskRefusals, 'nobody_waits') },
  }),
  /** Who missed his call is called once more, when he has come. */
  callAgain: service({
    ...answers,
    name: 'staff.exam.queue.again',
    input: z.object({ entryId: staff('queue_entry') }),
    refusals: { ...notFound, ...only(examDeskRefusals, 'entry_moved') },
  }),
  /** Did not come when called, or has been examined. */
  settleCall: service({
    ...answers,
    name: 'staff.exam.queue.settle',
    input: z.object({ entryId: staff('queue_entry'), outcome: z.enum(['missed', 'done']) }),
    refusals: { ...notFound, ...only(examDeskRefusals, 'entry_moved') },
  }),
} satisfies Services
