import type { SystemCaller } from '../calls/caller.ts'
import type { Ctx } from '../calls/handler.ts'

/** What the end of a pathway tells whoever began it. */
export interface PathwayNews {
  /** The id of what began it (startPathway). */
  originId: string
  pathwayId: string
  /** How it stands: all done, stopped before its time, or going on after all because something of it is to be done again. */
  status: 'done' | 'stopped' | 'going' | 'paused'
  /** Why it was stopped; '' otherwise. */
  reason: string
}

/** By the type of what began it: what follows, in a transaction of its own. It may be told twice: it must be safe to repeat. */
export type PathwayEnded = Readonly<Record<string, (ctx: Ctx<SystemCaller>, news: PathwayNews) => Promise<void>>>
