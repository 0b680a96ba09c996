import type { WaitingKind } from '@nethos/contract/home/home.waiting.ts'
import type { AccountCaller } from '../calls/caller.ts'
import type { Ctx } from '../calls/handler.ts'

/** Something that waits for the account, as home says it. */
export interface Waiting {
  kind: WaitingKind
  title: string
  note: string
  /** A day that the title begins with; the phone says 明天 when it is. */
  onDay?: string
  url: string
  /** Among those of one kind the smallest stands first: until when it is to be done, or since when it waits. Epoch ms. */
  at: number
}

/** A few, the nearest first; never of a person whose grant is closed. */
export type WaitingFor = (ctx: Ctx<AccountCaller>) => Promise<Waiting[]>
