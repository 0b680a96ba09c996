import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { id, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { done, obj, only, page, service, type Services } from '../service.ts'
import { codesOf, spell } from '../spelling.ts'
import { bookingSpelling } from './booking.words.ts'
import { drawRefusals } from './draw.refusals.ts'
import { ownEntry, publicEntry, shownDraw } from './draw.schemas.ts'
import { drawEntryStates, drawStates } from './draw.status.ts'
import { orderRefusals } from './orders.refusals.ts'

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
    input: z.object({ sessionId: id }),
    reply: obj(shownDraw),
    spelling,
    refusals: notFound,
  }),
  /** Every request in the drawn order; empty before it is drawn, and of what is no draw. */
  listDrawn: service({
    name: 'nethos.book.draw.entry.list',
    kind: 'query',
    access: 'anybody',
    input: z.object({ sessionId: id, pageNum, pageSize: pageSize(100, 100) }),
    reply: page(publicEntry),
    spelling,
  }),
  /** One request a person and session, however many accounts; when it came within the minutes does not count. */
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
      sessionId: id,
      personId: id,
      /** Waits in the drawn order if no number is won. */
      wantsWait: z._default(z.boolean(), true),
    }),
    reply: obj(z.object({ drawEntryId: z.string(), digest: z.string() })),
    spelling,
    refusals: {
      ...notFound,
      ...only(grantRefusals, 'grant_closed'),
      ...only(orderRefusals, 'not_bound', 'id_card_missing', 'guardian_missing', 'banned', 'stopped'),
      ...only(drawRefusals, 'entered_already', 'not_gathering'),
    },
  }),
  /** Before the draw. */
  leaveDraw: service({
    name: 'nethos.book.draw.leave',
    kind: 'command',
    access: 'account',
    input: z.object({ drawEntryId: id }),
    reply: done,
    spelling,
    refusals: { ...notFound, ...only(drawRefusals, 'cannot_leave') },
  }),
  /** The account's own requests, newest first; of one session or of all. */
  listOwnEntries: service({
    name: 'nethos.book.draw.my.list',
    kind: 'query',
    access: 'account',
    input: z.object({ sessionId: optionalId, pageNum, pageSize: pageSize(10, 50) }),
    reply: page(ownEntry),
    spelling,
  }),
} satisfies Services
