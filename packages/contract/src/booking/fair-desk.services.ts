import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { day } from '../common/days.ts'
import { instant, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { obj, only, page, service, type Services } from '../service.ts'
import { drawStateNames } from './draw.status.ts'
import { fairSession } from './waitlist.schemas.ts'
import { offerStateNames, waitStateNames } from './waitlist.status.ts'
import { open } from '../common/ids.ts'
import { bookableByAll } from '../common/open-ids.ts'

const access = ['operator', 'admin'] as const

/** A session, how many stand in its line, and how its draw stands. Nobody's name. */
export const deskFairRow = z.extend(fairSession, {
  /** Who wait, and for how many of them a number is kept now. */
  waiting: z.int(),
  offered: z.int(),
  /** Numbers that the line has brought to somebody. */
  accepted: z.int(),
  /** Null: it is not drawn. */
  drawState: z.nullable(z.enum(drawStateNames)),
  /** Requests that count, and those of them that got a number. */
  entries: z.int(),
  won: z.int(),
})
export type DeskFairRow = z.infer<typeof deskFairRow>

/** One who waits or has waited; names masked. */
const deskWait = z.object({
  waitId: z.string(),
  personName: z.string(),
  waitState: z.enum(waitStateNames),
  /** Place in the line, the first is 1; null: it stands there no longer. */
  place: z.nullable(z.int()),
  isFromDraw: z.boolean(),
  declines: z.int(),
  misses: z.int(),
  createdAt: instant,
})
export type DeskWait = z.infer<typeof deskWait>

/** A number that was kept for somebody, and what became of it. */
const deskOffer = z.object({
  offerId: z.string(),
  personName: z.string(),
  no: z.int(),
  offerState: z.enum(offerStateNames),
  madeAt: instant,
  endsAt: instant,
  answeredAt: z.nullable(instant),
})
export type DeskOffer = z.infer<typeof deskOffer>

const deskDraw = z.object({
  drawState: z.enum(drawStateNames),
  commitment: z.string(),
  committedAt: instant,
  opensAt: instant,
  closesAt: instant,
  /** Empty before it is drawn: nobody of the staff sees it earlier than everybody. */
  seed: z.string(),
  drawnAt: z.nullable(instant),
  /** While what is left is given out in rounds: the next one, and the last, for which `later` wait. */
  roundAt: z.nullable(instant),
  lastRoundAt: z.nullable(instant),
  settledAt: z.nullable(instant),
  numbers: z.int(),
  left: z.int(),
  entries: z.int(),
  later: z.int(),
  won: z.int(),
})
export type DeskDraw = z.infer<typeof deskDraw>

/** The office's look at waitlists and draws: it can see all and change nothing. */
export const fairDeskServices = {
  /** Sessions that somebody waits for or that are drawn: of one day, or from today on. */
  listDeskFair: service({
    name: 'staff.booking.fair.list',
    kind: 'query',
    access,
    audits: { none: 'numbers only' },
    input: z.object({
      hosId: open(bookableByAll, optionalId),
      /** Empty: from today on. */
      onDay: z.optional(z.nullable(z.union([z.literal(''), day('日期格式不正确')]))),
      pageNum,
      pageSize: pageSize(20, 100),
    }),
    reply: page(deskFairRow),
  }),
  /** The line in its order (those that have left it below), the latest numbers offered, and the draw. Looks are written down. */
  deskFair: service({
    name: 'staff.booking.fair.detail',
    kind: 'query',
    access,
    audits: { listed: 'booking.line.read' },
    input: z.object({ sessionId: open(bookableByAll) }),
    reply: obj(
      z.object({
        session: fairSession,
        waits: z.array(deskWait),
        offers: z.array(deskOffer),
        draw: z.nullable(deskDraw),
      }),
    ),
    refusals: only(commonRefusals, 'not_found'),
  }),
} satisfies Services
