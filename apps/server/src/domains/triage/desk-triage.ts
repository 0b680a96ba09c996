import { builtIn } from '@nethos/contract/triage/built-in.ts'
import type { AuditAction } from '@nethos/contract/audit-actions.ts'
import { noChange, triageChange, type TriageChange } from '@nethos/contract/triage/triage-change.ts'
import type { triageDeskServices } from '@nethos/contract/triage/triage-desk.services.ts'
import { triageFlags, type TriageFlag } from '@nethos/contract/triage/triage-flags.ts'
import { fewestTried, reviewProblems, type TriedChange } from '@nethos/contract/triage/triage-review.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'
import { verdictCounts } from './alarm.table.ts'
import { currentEdition, takeDraft } from './edition.table.ts'

type Services = typeof triageDeskServices

const mostShown = 50
const note = (ctx: Ctx<StaffCaller>, action: AuditAction, recordId = 'draft') =>
  ctx.audit({ action, recordType: 'triage', recordId })
const changeIn = (stored: unknown): TriageChange => triageChange.safeParse(stored).data ?? noChange
const isFlag = (flag: string): flag is TriageFlag => (triageFlags as readonly string[]).includes(flag)

export const triageDesk: HandlerOf<Services['triageDesk']> = async ({ ctx: { db, caller } }) => {
  const draft = await db
    .selectFrom('triageDraft')
    .innerJoin('staff', 'staff.staffId', 'triageDraft.writtenBy')
    .select(['change', 'note', 'status', 'writtenAt', 'writtenBy', 'staff.name as writerName'])
    .executeTakeFirst()
  const counts = await verdictCounts(db)
  return {
    edition: await currentEdition(db),
    draft: draft
      ? {
          change: changeIn(draft.change),
          note: draft.note,
          writerName: draft.writerName,
          writtenAt: draft.writtenAt.getTime(),
          isReviewing: draft.status === 'reviewing',
          isOwn: draft.writtenBy === caller.staffId,
        }
      : null,
    history: await historyIn(db),
    verdicts: counts.flatMap(({ flag, ...numbers }) =>
      isFlag(flag)
        ? [{ flag, fired: Number(numbers.fired), right: Number(numbers.right), wrong: Number(numbers.wrong) }]
        : [],
    ),
  }
}

async function historyIn(db: Db) {
  const rows = await db
    .selectFrom('triageEdition')
    .innerJoin('staff as writer', 'writer.staffId', 'triageEdition.writtenBy')
    .innerJoin('staff as publisher', 'publisher.staffId', 'triageEdition.publishedBy')
    .select([
      'edition',
      'change',
      'note',
      'publishedAt',
      'writer.name as writerName',
      'publisher.name as publisherName',
    ])
    .orderBy('edition', 'desc')
    .limit(mostShown)
    .execute()
  return rows.map(row => ({ ...row, change: changeIn(row.change), publishedAt: row.publishedAt.getTime() }))
}

export const saveTriage: HandlerOf<Services['saveTriage']> = async ({ input, ctx, refuse }) => {
  const before = await takeDraft(ctx.db)
  if (before?.status === 'reviewing') return refuse('triage_moved')
  if ((before?.writtenAt.getTime() ?? null) !== input.seenAt) return refuse('triage_changed')
  const writtenAt = Math.max(ctx.now, (input.seenAt ?? 0) + 1)
  const written = {
    change: JSON.stringify(input.change),
    note: input.note,
    writtenBy: ctx.caller.staffId,
    writtenAt: new Date(writtenAt),
  }
  if (before) await ctx.db.updateTable('triageDraft').set(written).execute()
  else {
    const begun = await ctx.db
      .insertInto('triageDraft')
      .values(written)
      .onConflict(on => on.doNothing())
      .returning('writtenAt')
      .executeTakeFirst()
    // Two desks that begin together: the second is told.
    if (!begun) return refuse('triage_changed')
  }
  await note(ctx, 'triage.write')
  return { writtenAt }
}

const wasTried = ({ sentences }: TriedChange): boolean => sentences >= fewestTried

export const submitTriage: HandlerOf<Services['submitTriage']> = async ({ input, ctx, refuse }) => {
  const draft = await takeDraft(ctx.db)
  if (!draft) return refuse('not_found')
  if (draft.status !== 'draft' || draft.writtenAt.getTime() !== input.seenAt) return refuse('triage_moved')
  if (!wasTried(input.tried)) return refuse('triage_untried')
  const sentence = reviewProblems(builtIn, changeIn(draft.change))[0]
  if (sentence) return refuse('triage_wrong', { sentence })
  await ctx.db.updateTable('triageDraft').set({ status: 'reviewing' }).execute()
  await note(ctx, 'triage.submit')
  return true
}

export const publishTriage: HandlerOf<Services['publishTriage']> = async ({ input, ctx, refuse }) => {
  const draft = await takeDraft(ctx.db)
  if (!draft) return refuse('not_found')
  if (draft.status !== 'reviewing' || draft.writtenAt.getTime() !== input.seenAt) return refuse('triage_moved')
  if (draft.writtenBy === ctx.caller.staffId) return refuse('own_triage')
  if (!wasTried(input.tried)) return refuse('triage_untried')
  const change = changeIn(draft.change)
  // The program may have brought other tables since it was submitted.
  const sentence = reviewProblems(builtIn, change)[0]
  if (sentence) return refuse('triage_wrong', { sentence })
  const edition = (await currentEdition(ctx.db)) + 1
  await ctx.db
    .insertInto('triageEdition')
    .values({
      edition,
      change: JSON.stringify(change),
      note: draft.note,
      writtenBy: draft.writtenBy,
      publishedBy: ctx.caller.staffId,
      publishedAt: new Date(ctx.now),
    })
    .execute()
  await ctx.db.deleteFrom('triageDraft').execute()
  await note(ctx, 'triage.publish', String(edition))
  return { edition }
}

export const sendBackTriage: HandlerOf<Services['sendBackTriage']> = async ({ ctx, refuse }) => {
  const draft = await takeDraft(ctx.db)
  if (!draft) return refuse('not_found')
  if (draft.status !== 'reviewing') return refuse('triage_moved')
  await ctx.db.updateTable('triageDraft').set({ status: 'draft' }).execute()
  await note(ctx, 'triage.send_back')
  return true
}

export const dropTriage: HandlerOf<Services['dropTriage']> = async ({ ctx, refuse }) => {
  const { numDeletedRows } = await ctx.db.deleteFrom('triageDraft').executeTakeFirst()
  if (numDeletedRows === 0n) return refuse('not_found')
  await note(ctx, 'triage.drop')
  return true
}
