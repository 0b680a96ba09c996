import type { AccountCaller } from '../calls/caller.ts'
import type { Ctx } from '../calls/handler.ts'

/** What a submission tells whoever asked for it. */
export interface SubmissionNews {
  /** The id of what asked for it (assignQuestionnaire). */
  originId: string
  submissionId: string
  /** The level of the first score; null: there is none. */
  level: string | null
  /** Somebody of the staff has to look at it. */
  flagged: boolean
}

/** By the type of what asked for it: what follows, in the transaction of the submission. */
export type QuestionnaireSubmitted = Readonly<
  Record<string, (ctx: Ctx<AccountCaller>, news: SubmissionNews) => Promise<void>>
>
