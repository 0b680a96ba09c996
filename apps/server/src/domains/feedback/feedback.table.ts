import type { Selectable } from 'kysely'
import type { FeedbackState } from '@nethos/contract/feedback/feedback.status.ts'
import type { FeedbackKind } from '@nethos/contract/feedback/feedback.kinds.ts'
import type { Caller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'
import type { Feedback as Row } from '../../database/types.gen.ts'
import { shownFiles, storedFiles } from '../system/public.ts'

export const sealedFor = 'feedback.contact_way'

/** The account's own; all for those who answer. */
export const feedbackOf = ({ db, caller }: { db: Db; caller: Caller }) => {
  const all = db.selectFrom('feedback')
  if (caller.kind === 'account') return all.where('feedback.accountId', '=', caller.accountId)
  const answers = caller.kind === 'staff' && (caller.role === 'operator' || caller.role === 'admin')
  return answers ? all : all.where(eb => eb.lit(false))
}

export const findFeedback = (ctx: Ctx, feedbackId: string): Promise<Selectable<Row> | undefined> =>
  feedbackOf(ctx).selectAll('feedback').where('feedbackId', '=', feedbackId).executeTakeFirst()

/** Held until the transaction ends. */
export const takeFeedback = (ctx: Ctx, feedbackId: string): Promise<Selectable<Row> | undefined> =>
  feedbackOf(ctx).selectAll('feedback').where('feedbackId', '=', feedbackId).forUpdate().executeTakeFirst()

/** Files that hang on a feedback are for who wrote it and for those who answer. */
export const maySeeFeedback = async (db: Db, caller: Caller, feedbackId: string): Promise<boolean> =>
  (await feedbackOf({ db, caller }).select('feedbackId').where('feedbackId', '=', feedbackId).executeTakeFirst()) !==
  undefined

export const answersTo = async ({ db }: Pick<Ctx, 'db'>, feedbackId: string) =>
  (
    await db
      .selectFrom('feedbackAnswer')
      .innerJoin('staff', 'staff.staffId', 'feedbackAnswer.staffId')
      .select(['content', 'answeredAt', 'staff.name as staffName'])
      .where('feedbackId', '=', feedbackId)
      .orderBy('answerId')
      .execute()
  ).map(row => ({ ...row, answeredAt: row.answeredAt.getTime() }))

/** What patient and hospital see of the writing itself. */
export function shownFeedback({ runtime, caller }: Pick<Ctx, 'runtime' | 'caller'>, row: Selectable<Row>) {
  return {
    feedbackId: row.feedbackId,
    kind: row.kind as FeedbackKind,
    content: row.content,
    contact: row.contact,
    contactWay: row.contactWaySealed ? runtime.sealer.openText(row.contactWaySealed, sealedFor) : '',
    feedbackState: row.state as FeedbackState,
    createdAt: row.createdAt.getTime(),
    attaList: shownFiles({ runtime, caller }, storedFiles(row.attachments)),
  }
}
