import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { optionalId, pageNum, pageSize } from '../common/fields.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { done, obj, only, page, service, type Services } from '../service.ts'
import { codesOf, spell } from '../spelling.ts'
import { bookingSpelling } from './booking.words.ts'
import { drawRefusals } from './draw.refusals.ts'
import { ownEntry, publicEntry, shownDraw } from './draw.schemas.ts'
import { drawEntryStates, drawStates } from './draw.status.ts'
import { orderRefusals } from './orders.refusals.ts'
import { open, own } from '../common/ids.ts'
import { bookableByAll } from '../common/open-ids.ts'

const spelling = spell(bookingSpelling, {
  words: { personName: 'compatName' },
  codes: { drawState: codesOf(drawStates), entryState: codesOf(drawEntryStates) },
})
const notFound = only(commonRefusals, 'not_found')

/** 摇号放号 (ours): who asks in the first minutes is drawn, by a seed committed to before (docs/decisions/0054). */
export const drawServices = {
  drawDetail: service({
    name: 'nethos.book.draw.detail',
    kind: 'query',
    access: 'anybody',
    input: z.object({ sessionId: open(bookableByAll) }),
    reply: obj(shownDraw),
    spelling,
    refusals: notFound,
  }),
  /** Every request in the drawn order, below them those that wait for the last round; empty before it is drawn, and of what is no draw. */
  listDrawn: service({
    name: 'nethos.book.draw.entry.list',
    kind: 'query',
    access: 'anybody',
    input: z.object({ sessionId: open(bookableByAll), pageNum, pageSize: pageSize(100, 100) }),
    reply: page(publicEntry),
    spelling,
  }),
  /** One request a person and session, however many accounts; when it came within the minutes does not count. After the draw: for the next round. */
  enterDraw: service({
    name: 'nethos.book.draw.enter',
    kind: 'command',
    access: 'account',
    limits: [
      { per: 'account', times: 40, seconds: 3600 },
      { per: 'device', times: 80, seconds: 3600 },
      { per: 'address', times: 4000, seconds: 3600 },
    ],
    input: z.object({
      sessionId: open(bookableByAll),
      personId: own('person'),
      /** Waits in the drawn order if no number is won. */
      wantsWait: z._default(z.boolean(), true),
    }),
    reply: obj(z.object({ drawEntryId: z.string(), digest: z.string() })),
    spelling,
    refusals: {
      ...notFound,
      ...only(grantRefusals, 'grant_closed'),
      ...only(orderRefusals, 'not_bound', 'id_card_missing', 'guardian_missing', 'banned', 'stopped'),
      ...only(drawRefusals, 'entered_already', 'not_gathering', 'too_many_draws'),
    },
  }),
  /** Before the draw, or between two rounds. */
  leaveDraw: service({
    name: 'nethos.book.draw.leave',
    kind: 'command',
    access: 'account',
    input: z.object({ drawEntryId: own('draw_entry') }),
    reply: done,
    spelling,
    refusals: { ...notFound, ...only(drawRefusals, 'cannot_leave') },
  }),
  /** The account's own requests, newest first; of one session or of all. */
  listOwnEntries: service({
    name: 'nethos.book.draw.my.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'what the account itself has asked for' },
    input: z.object({
      sessionId: open('looked for among the caller’s own requests', optionalId),
      pageNum,
      pageSize: pageSize(10, 50),
    }),
    reply: page(ownEntry),
    spelling,
  }),
} satisfies Services
