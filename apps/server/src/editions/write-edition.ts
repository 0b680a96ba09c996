import { audit, deleteDraft, problemIn, setStatus, type DeskHandlers } from './draft.ts'
import type { EditionKind } from './edition-kind.ts'
import { lockDraft } from './edition.table.ts'

export function writingHandlers<Document>(
  kind: EditionKind<Document>,
): Pick<DeskHandlers, 'saveEdition' | 'submitEdition' | 'sendBackEdition' | 'dropEdition'> {
  return {
    saveEdition: async ({ input, ctx, refuse }) => {
      const { code, seenAt } = input
      const before = await lockDraft(ctx.db, kind.kind, code)
      if (before?.status === 'reviewing') return refuse('edition_moved')
      if ((before?.writtenAt.getTime() ?? null) !== seenAt) return refuse('edition_changed')
      const writtenAt = Math.max(ctx.now, (seenAt ?? 0) + 1)
      const written = {
        document: JSON.stringify(input.document),
        note: input.note,
        writtenBy: ctx.caller.staffId,
        writtenAt: new Date(writtenAt),
      }
      const saved = before
        ? await ctx.db
            .updateTable('editionDraft')
            .set(written)
            .where('kind', '=', kind.kind)
            .where('code', '=', code)
            .returning('code')
            .executeTakeFirst()
        : await ctx.db
            .insertInto('editionDraft')
            .values({ kind: kind.kind, code, ...written })
            .onConflict(on => on.doNothing())
            .returning('code')
            .executeTakeFirst()
      // Two desks that begin together: the second is told.
      if (!saved) return refuse('edition_changed')
      await audit(ctx, kind, 'write', code)
      return { writtenAt }
    },
    submitEdition: async ({ input: { code, seenAt }, ctx, refuse }) => {
      const draft = await lockDraft(ctx.db, kind.kind, code)
      if (!draft) return refuse('not_found')
      if (draft.status !== 'draft') return refuse('edition_moved')
      if (draft.writtenAt.getTime() !== seenAt) return refuse('edition_changed')
      const sentence = await problemIn(ctx.db, kind, code, draft.document)
      if (sentence) return refuse('edition_wrong', { sentence })
      await setStatus(ctx.db, kind.kind, code, 'reviewing')
      await audit(ctx, kind, 'submit', code)
      return true
    },
    sendBackEdition: async ({ input: { code }, ctx, refuse }) => {
      const draft = await lockDraft(ctx.db, kind.kind, code)
      if (!draft) return refuse('not_found')
      if (draft.status !== 'reviewing') return refuse('edition_moved')
      await setStatus(ctx.db, kind.kind, code, 'draft')
      await audit(ctx, kind, 'sendBack', code)
      return true
    },
    dropEdition: async ({ input: { code }, ctx, refuse }) => {
      if (!(await deleteDraft(ctx.db, kind.kind, code))) return refuse('not_found')
      await audit(ctx, kind, 'drop', code)
      return true
    },
  }
}
