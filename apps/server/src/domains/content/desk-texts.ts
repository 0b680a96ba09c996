import type { Updateable } from 'kysely'
import type { DB } from '../../database/types.gen.ts'
import type { AuditAction } from '@nethos/contract/audit-actions.ts'
import { missingInText, type TextKind, type textDeskServices } from '@nethos/contract/content/text-desk.services.ts'
import type { Caller, StaffCaller } from '../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'
import {
  dropPicturesBut,
  hangPictures,
  picturesIn,
  picturesOf,
  withoutTickets,
  withTickets,
} from './article-pictures.ts'
import { cleanHtml } from './clean-html.ts'
import { currentText, dropChange, putText, takeChange, type TextKey } from './text.table.ts'

type Services = typeof textDeskServices

const recordId = ({ kind, textId }: TextKey): string => `${kind}:${textId}`
const note = (ctx: Ctx<StaffCaller>, action: AuditAction, key: TextKey) =>
  ctx.audit({ action, recordType: 'text', recordId: recordId(key) })

export const listTexts: HandlerOf<Services['listTexts']> = async ({ ctx: { db } }) => {
  const published = await db.selectFrom('contentText').select(['key', 'title', 'version', 'publishedAt']).execute()
  const blocks = await db.selectFrom('contentBlock').select(['blockId', 'title', 'publishedAt', 'isShown']).execute()
  const changes = await db
    .selectFrom('textChange')
    .select(['textKind', 'textId', 'title', 'version', 'status'])
    .execute()
  const changeOf = (kind: TextKind, textId: string) =>
    (changes.find(one => one.textKind === kind && one.textId === textId)?.status ?? 'none') as
      | 'none'
      | 'draft'
      | 'reviewing'
  const out = [
    ...published.map(({ key, version, publishedAt, ...row }) => ({
      kind: 'standing' as TextKind,
      textId: key,
      ...row,
      edition: version,
      isShown: true,
      publishedAt: publishedAt.getTime() as number | null,
    })),
    ...blocks.map(({ blockId, publishedAt, ...row }) => ({
      kind: 'block' as TextKind,
      textId: blockId,
      ...row,
      edition: '',
      publishedAt: publishedAt.getTime() as number | null,
    })),
  ]
  for (const { textKind, textId, title, version } of changes)
    if (!out.some(one => one.kind === textKind && one.textId === textId))
      out.push({ kind: textKind as TextKind, textId, title, edition: version, isShown: true, publishedAt: null })
  return out
    .map(one => ({ ...one, change: changeOf(one.kind, one.textId) }))
    .toSorted((a, b) => b.kind.localeCompare(a.kind) || a.textId.localeCompare(b.textId))
}

export const textDetail: HandlerOf<Services['textDetail']> = async ({ input, ctx, refuse }) => {
  const current = await currentText(ctx.db, input)
  const change = await ctx.db
    .selectFrom('textChange')
    .leftJoin('staff', 'staff.staffId', 'textChange.writtenBy')
    .select(['title', 'version', 'bodyHtml', 'link', 'status', 'writtenAt', 'writtenBy', 'staff.name as writerName'])
    .where('textKind', '=', input.kind)
    .where('textId', '=', input.textId)
    .executeTakeFirst()
  if (!current && !change) return refuse('not_found')
  const hung = await picturesOf(ctx.db, recordId(input), 'text_change')
  return {
    kind: input.kind,
    textId: input.textId,
    current: current
      ? {
          title: current.title,
          edition: current.version,
          content: current.bodyHtml,
          link: current.link,
          publishedAt: current.publishedAt.getTime(),
          isShown: current.isShown,
        }
      : null,
    change: change
      ? {
          title: change.title,
          edition: change.version,
          content: withTickets(ctx, change.bodyHtml, hung),
          link: change.link,
          isReviewing: change.status === 'reviewing',
          writerName: change.writerName ?? '',
          writtenAt: change.writtenAt.getTime(),
          isOwn: change.writtenBy === ctx.caller.staffId,
        }
      : null,
  }
}

export const saveText: HandlerOf<Services['saveText']> = async ({ input, ctx, refuse }) => {
  const { kind, textId, seenAt, title, edition, link } = input
  const current = await currentText(ctx.db, input)
  if (kind === 'standing' && !current) return refuse('not_found')
  const before = await takeChange(ctx.db, input)
  if (before?.status === 'reviewing') return refuse('article_moved')
  if ((before?.writtenAt.getTime() ?? null) !== seenAt) return refuse('article_changed')
  const bodyHtml = cleanHtml(withoutTickets(input.content))
  const pictures = picturesIn(bodyHtml)
  // What is out already may stay in the text.
  const out = await picturesOf(ctx.db, recordId(input), 'text')
  const added = pictures.filter(picture => !out.has(picture))
  if (!(await hangPictures(ctx, recordId(input), added, 'text_change'))) return refuse('picture_unknown')
  const writtenAt = Math.max(ctx.now, (seenAt ?? 0) + 1)
  const written = {
    title,
    version: kind === 'standing' ? edition : '',
    link: kind === 'block' ? link : '',
    bodyHtml,
    writtenBy: ctx.caller.staffId,
    writtenAt: new Date(writtenAt),
  }
  const saved = before
    ? await changeText(ctx, input, written)
    : await ctx.db
        .insertInto('textChange')
        .values({ textKind: kind, textId, ...written })
        // Two desks that begin together: the second is told.
        .onConflict(on => on.doNothing())
        .returning('textId')
        .executeTakeFirst()
  if (!saved) return refuse('article_changed')
  if (before?.writtenBy !== ctx.caller.staffId) await note(ctx, 'content.text.write', input)
  return { writtenAt }
}

const changeText = (ctx: Pick<Ctx, 'db'>, { kind, textId }: TextKey, written: Updateable<DB['textChange']>) =>
  ctx.db
    .updateTable('textChange')
    .set(written)
    .where('textKind', '=', kind)
    .where('textId', '=', textId)
    .returning('textId')
    .executeTakeFirst()

export const submitText: HandlerOf<Services['submitText']> = async ({ input, ctx, refuse }) => {
  const change = await takeChange(ctx.db, input)
  if (!change) return refuse('not_found')
  if (change.status !== 'draft') return refuse('article_moved')
  const sentence = missingInText({
    kind: input.kind,
    edition: change.version,
    content: change.bodyHtml,
    link: change.link,
  })
  if (sentence) return refuse('article_incomplete', { sentence })
  await setStatus(ctx.db, input, 'reviewing')
  await note(ctx, 'content.text.submit', input)
  return true
}

const setStatus = (db: Db, { kind, textId }: TextKey, status: 'draft' | 'reviewing') =>
  db.updateTable('textChange').set({ status }).where('textKind', '=', kind).where('textId', '=', textId).execute()

export const publishText: HandlerOf<Services['publishText']> = async ({ input, ctx, refuse }) => {
  const change = await takeChange(ctx.db, input)
  if (!change) return refuse('not_found')
  if (change.status !== 'reviewing' || change.writtenAt.getTime() !== input.seenAt) return refuse('article_moved')
  if (change.writtenBy === ctx.caller.staffId) return refuse('own_article')
  await putText(ctx.db, input, { ...pick(change), publishedAt: new Date(ctx.now) })
  const pictures = picturesIn(change.bodyHtml)
  const key = recordId(input)
  await ctx.db
    .updateTable('attachmentUse')
    .set({ recordType: 'text' })
    .where('recordType', '=', 'text_change')
    .where('recordId', '=', key)
    .execute()
  await dropPicturesBut(ctx.db, key, pictures, 'text')
  await dropChange(ctx.db, input)
  await note(ctx, 'content.text.publish', input)
  return true
}

const pick = ({
  title,
  version,
  bodyHtml,
  link,
}: {
  title: string
  version: string
  bodyHtml: string
  link: string
}) => ({
  title,
  version,
  bodyHtml,
  link,
})

export const sendBackText: HandlerOf<Services['sendBackText']> = async ({ input, ctx, refuse }) => {
  const change = await takeChange(ctx.db, input)
  if (!change) return refuse('not_found')
  if (change.status !== 'reviewing') return refuse('article_moved')
  await setStatus(ctx.db, input, 'draft')
  await note(ctx, 'content.text.send_back', input)
  return true
}

export const dropText: HandlerOf<Services['dropText']> = async ({ input, ctx, refuse }) => {
  const { numDeletedRows } = await dropChange(ctx.db, input)
  if (numDeletedRows === 0n) return refuse('not_found')
  await dropPicturesBut(ctx.db, recordId(input), [], 'text_change')
  await note(ctx, 'content.text.drop', input)
  return true
}

export const showText: HandlerOf<Services['showText']> = async ({ input: { textId, isShown }, ctx, refuse }) => {
  const { numUpdatedRows } = await ctx.db
    .updateTable('contentBlock')
    .set({ isShown })
    .where('blockId', '=', textId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return refuse('not_found')
  await note(ctx, isShown ? 'content.text.show' : 'content.text.hide', { kind: 'block', textId })
  return true
}

/** The pictures of a text that is out: everybody's, as long as it is shown. */
export async function isTextOut(db: Db, key: string): Promise<boolean> {
  const [kind = '', textId = ''] = key.split(/:(.*)/s)
  const current = await currentText(db, { kind: kind as TextKind, textId })
  return current?.isShown === true
}

/** Those of a change: the office's. */
export const maySeeTextChange = async (_db: Db, caller: Caller): Promise<boolean> =>
  caller.kind === 'staff' && (caller.role === 'operator' || caller.role === 'admin')
