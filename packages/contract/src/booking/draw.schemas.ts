import * as z from 'zod/mini'
import { instant } from '../common/fields.ts'
import { drawEntryStateNames, drawStateNames } from './draw.status.ts'
import { fairSession } from './waitlist.schemas.ts'

/** All that anybody may know of a draw, and enough to check it (docs/decisions/0054). */
export const shownDraw = z.object({
  session: fairSession,
  drawState: z.enum(drawStateNames),
  stateLabel: z.string(),
  /** SHA-256 of the seed, 64 hex digits: published before the first request. */
  commitment: z.string(),
  committedAt: instant,
  opensAt: instant,
  closesAt: instant,
  /** 64 hex digits; empty before it is drawn. */
  seed: z.string(),
  /** SHA-256 over all digests of the first list (askedRound 0), sorted and joined by '\n'; empty before it is drawn. */
  entriesDigest: z.string(),
  drawnAt: z.nullable(instant),
  /** While what is left is given out in rounds: when the next one is, until which requests are taken, and the last one. */
  roundAt: z.nullable(instant),
  lastRoundAt: z.nullable(instant),
  /** Numbers of the session, and those of them that are open. */
  numbers: z.int(),
  left: z.int(),
  /** Requests that count. */
  entries: z.int(),
  won: z.int(),
})
export type ShownDraw = z.infer<typeof shownDraw>

/** One request as the public list shows it: nobody's name. */
export const publicEntry = z.object({
  digest: z.string(),
  /** SHA-256 of seed and digest: the order. */
  lot: z.string(),
  /** Before the lot: numbers of draws and lines that the person has had lately, and what counts against him. */
  turn: z.int(),
  /** The first round that it took part in; 0: it stood in the list that was drawn from. */
  askedRound: z.int(),
  /** The round in which it got its place: by round, turn and lot is the order. Null: none yet, it waits for the last one. */
  round: z.nullable(z.int()),
  /** From 1 on; 0: no place yet. */
  rank: z.int(),
  entryState: z.enum(drawEntryStateNames),
})
export type PublicEntry = z.infer<typeof publicEntry>

/** A request of the caller's own. */
export const ownEntry = z.object({
  drawEntryId: z.string(),
  digest: z.string(),
  session: fairSession,
  personId: z.string(),
  personName: z.string(),
  drawState: z.enum(drawStateNames),
  entryState: z.enum(drawEntryStateNames),
  entryLabel: z.string(),
  /** He stands a later turn: what the first ones leave is his in the last round. */
  isLater: z.boolean(),
  /** When it is decided: at the draw, in the next round, or in the last one. */
  closesAt: instant,
  /** Null before it is drawn. */
  rank: z.nullable(z.int()),
  wantsWait: z.boolean(),
  /** Why a turn came to nothing; empty: it did not. */
  reason: z.string(),
  /** Empty: none. */
  bookingId: z.string(),
  waitId: z.string(),
  createdAt: instant,
})
export type OwnEntry = z.infer<typeof ownEntry>
