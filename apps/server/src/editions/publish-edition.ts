import { audit, deleteDraft, problemIn, type DeskHandlers } from './draft.ts'
import { builtInOf, type EditionKind } from './edition-kind.ts'
import { lockCode, lockDraft, newestEditions } from './edition.table.ts'

export function publishingHandlers<Document>(
  kind: EditionKind<Document>,
): Pick<DeskHandlers, 'publishEdition' | 'withdrawEdition'> {
  return {
    publishEdition: async ({ input: { code, seenAt }, ctx, refuse }) => {
      const draft = await lockDraft(ctx.db, kind.kind, code)
      if (!draft) return refuse('not_found')
      if (draft.status !== 'reviewing') return refuse('edition_moved')
      if (draft.writtenAt.getTime() !== seenAt) return refuse('edition_changed')
      if (draft.writtenBy === ctx.caller.staffId) return refuse('own_edition')
      // What it refers to, or the program itself, may have changed since it was submitted.
      const sentence = await problemIn(ctx.db, kind, code, draft.document)
      if (sentence) return refuse('edition_wrong', { sentence })
      await lockCode(ctx.db, kind.kind, code)
      const edition = ((await newestEditions(ctx.db, kind.kind, code))[0]?.edition ?? 0) + 1
      await ctx.db
        .insertInto('edition')
        .values({
          kind: kind.kind,
          code,
          edition,
          document: JSON.stringify(draft.document),
          note: draft.note,
          writtenBy: draft.writtenBy,
          publishedBy: ctx.caller.staffId,
          publishedAt: new Date(ctx.now),
        })
        .execute()
      await deleteDraft(ctx.db, kind.kind, code)
      await audit(ctx, kind, 'publish', code)
      return { edition }
    },
    withdrawEdition: async ({ input: { code, edition }, ctx, refuse }) => {
      await lockCode(ctx.db, kind.kind, code)
      const newest = (await newestEditions(ctx.db, kind.kind, code))[0]?.edition
      const current = newest ?? (builtInOf(kind, code) === undefined ? undefined : 0)
      if (current === undefined) return refuse('not_found')
      if (current !== edition) return refuse('edition_moved')
      const withdrawn = await ctx.db
        .insertInto('editionWithdrawal')
        .values({
          kind: kind.kind,
          code,
          edition,
          withdrawnBy: ctx.caller.staffId,
          withdrawnAt: new Date(ctx.now),
        })
        .onConflict(on => on.doNothing())
        .returning('code')
        .executeTakeFirst()
      if (!withdrawn) return refuse('edition_moved')
      await audit(ctx, kind, 'withdraw', code)
      return true
    },
  }
}
