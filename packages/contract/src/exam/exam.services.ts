import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { day } from '../common/days.ts'
import { id, optionalId } from '../common/fields.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { open, own } from '../common/ids.ts'
import { bookableByAll } from '../common/open-ids.ts'
import { done, list, obj, only, service, type Services } from '../service.ts'
import { mostInTrip } from './exam.limits.ts'
import { examRefusals } from './exam.refusals.ts'
import { examinationDetail, examinationKind, examinationRow, queuePlace, slot, trip } from './exam.schemas.ts'
import { examSpelling, tripSpelling } from './exam.words.ts'

const hosId = open(bookableByAll, optionalId)
const ofPerson = z.object({ personId: own('person'), hosId })
const one = z.object({ examinationId: own('examination') })
const acting = { ...only(commonRefusals, 'not_found'), ...grantRefusals }
const listed = { none: 'rows of the account’s own list; opening one is written' } as const
const read = { read: 'exam.read', of: 'examination' } as const
const books = {
  kind: 'command',
  access: 'account',
  audits: { writes: ['exam.book'] },
  limits: [{ per: 'account', times: 60, seconds: 3600 }],
  spelling: examSpelling,
} as const
const slotId = open(bookableByAll, z.string().check(z.regex(/^[A-Za-z0-9._@:-]{1,160}$/)))
const refused = { ...acting, ...only(examRefusals, 'cannot_now') }

/** Examinations that the hospital's doctors have ordered, their times and the queue. Acting for a person takes the scope `book`. */
export const examServices = {
  /** To book, and booked: what still lies ahead, the nearest first. */
  currentExaminations: service({
    name: 'zheer.yygh.ApiJyjcService.queryOwnBookCurrent',
    kind: 'query',
    access: 'account',
    audits: listed,
    input: ofPerson,
    reply: list(examinationRow),
    spelling: examSpelling,
    refusals: acting,
  }),
  /** What was done, called off or has lapsed, newest first; a hundred at most. */
  pastExaminations: service({
    name: 'zheer.yygh.ApiJyjcService.queryOwnBookHistory',
    kind: 'query',
    access: 'account',
    audits: listed,
    input: ofPerson,
    reply: list(examinationRow),
    spelling: examSpelling,
    refusals: acting,
  }),
  /** Those of one kind in whatever state, such as all endoscopies; newest first. */
  examinationsOfKind: service({
    name: 'nethos.exam.kind.list',
    kind: 'query',
    access: 'account',
    audits: listed,
    input: z.extend(ofPerson, { kind: examinationKind }),
    reply: list(examinationRow),
    spelling: examSpelling,
    refusals: acting,
  }),
  examination: service({
    name: 'zheer.yygh.ApiJyjcService.queryOwnBookDetail',
    kind: 'query',
    access: 'account',
    audits: read,
    input: z.extend(one, { hosId }),
    reply: obj(examinationDetail),
    spelling: examSpelling,
    refusals: acting,
  }),
  /** The times of two weeks, full ones too. */
  slots: service({
    name: 'nethos.exam.slot.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'times and places left; nobody’s record' },
    input: one,
    reply: obj(z.object({ itemName: z.string(), place: z.string(), slots: z.array(slot) })),
    spelling: examSpelling,
    refusals: acting,
  }),
  /** Takes a place, or another one for it; the hospital confirms it, which pages hear of. */
  bookExamination: service({
    ...books,
    name: 'nethos.exam.book',
    takesHealth: true,
    shedLast: true,
    input: z.extend(one, { slotId }),
    reply: done,
    refusals: { ...refused, ...only(examRefusals, 'slot_gone') },
  }),
  cancelExamination: service({
    ...books,
    name: 'nethos.exam.cancel',
    input: one,
    reply: done,
    refusals: refused,
  }),
  /** Several examinations as one visit; on the day asked for, else on the first one that has room. */
  planTrip: service({
    name: 'nethos.exam.trip.plan',
    kind: 'query',
    access: 'account',
    audits: { none: 'times and places for examinations; opening one is written' },
    limits: [{ per: 'account', times: 60, seconds: 60 }],
    input: z.object({
      personId: own('person'),
      examinationIds: z.array(own('examination')).check(z.minLength(1), z.maxLength(mostInTrip)),
      /** Empty: the first day. */
      fromDay: z.optional(z.nullable(z.union([z.literal(''), day('请选择日期')]))),
    }),
    reply: obj(trip),
    spelling: tripSpelling,
    refusals: acting,
  }),
  /** All places of it or none. */
  bookTrip: service({
    ...books,
    spelling: tripSpelling,
    name: 'nethos.exam.trip.book',
    takesHealth: true,
    shedLast: true,
    input: z.object({
      personId: own('person'),
      examinationIds: z.array(own('examination')).check(z.minLength(1), z.maxLength(mostInTrip)),
      /** The time of each, in the same order. */
      slotIds: z.array(slotId).check(z.minLength(1), z.maxLength(mostInTrip)),
    }),
    reply: done,
    refusals: { ...refused, ...only(examRefusals, 'slot_gone', 'trip_wrong') },
  }),
  /** Where a person waits now. */
  queuePlaces: service({
    name: 'smarthos.queue.list',
    kind: 'query',
    access: 'account',
    audits: { read: 'exam.queue.read', of: 'person' },
    input: ofPerson,
    reply: list(queuePlace),
    spelling: examSpelling,
    refusals: acting,
  }),
  /** How long before the call it is told that it is time to go. */
  setLeave: service({
    name: 'nethos.exam.queue.leave',
    kind: 'command',
    access: 'account',
    audits: { writes: ['exam.book'] },
    limits: [{ per: 'account', times: 60, seconds: 3600 }],
    input: z.object({
      personId: own('person'),
      entryId: own('queue_entry', id),
      leaveMinutes: z.int().check(z.minimum(0), z.maximum(120)),
    }),
    reply: done,
    spelling: examSpelling,
    refusals: acting,
  }),
} satisfies Services
