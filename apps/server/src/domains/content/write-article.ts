import type { contentDeskServices } from '@nethos/contract/content/content-desk.services.ts'
import type { InputOf } from '@nethos/contract/service.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { isPlace, takeArticle, type TakenArticle, type Written } from './article-desk.table.ts'
import { dropPicturesBut, hangPictures, picturesIn, withoutTickets } from './article-pictures.ts'
import { isOffice, signedBy } from './own-articles.ts'
import { cleanHtml } from './clean-html.ts'

type Services = typeof contentDeskServices

const aboutArticle = (articleId: string) => ({ recordType: 'article', recordId: articleId })

export const addArticle: HandlerOf<Services['addArticle']> = async ({ input, ctx, refuse }) => {
  const author = signedBy(ctx.caller)
  const asked = { typeId: input.typeId || null, docId: input.docId || null, teamId: input.teamId || null }
  const place = author === undefined ? asked : { typeId: null, docId: author, teamId: null }
  const isHis = author === undefined || input.shelf === 'doctor'
  if (!isHis || !(await isPlace(ctx, input.shelf, place))) return refuse('place_wrong')
  const { articleId } = await ctx.db
    .insertInto('article')
    .values({
      ...place,
      shelf: input.shelf,
      title: '',
      bodyHtml: '',
      writtenBy: ctx.caller.staffId,
      writtenAt: new Date(ctx.now),
    })
    .returning('articleId')
    .executeTakeFirstOrThrow()
  await ctx.audit({ action: 'content.create', ...aboutArticle(articleId) })
  return { articleId }
}

/** Many small saves are one act of writing: a line of the audit log says who took the pen, not each stroke. */
export const saveArticle: HandlerOf<Services['saveArticle']> = async ({ input, ctx, refuse }) => {
  const { articleId } = input
  const before = await takeArticle(ctx, articleId)
  if (!before) return refuse('not_found')
  if (before.status !== 'draft') return refuse('article_moved')
  if (before.writtenAt.getTime() !== input.seenAt) return refuse('article_changed')
  const written = { ...writtenOf(input), ...(isOffice(ctx.caller) ? {} : placeOf(before)) }
  if (isSame(before, written)) return { writtenAt: input.seenAt }
  if (!(await isPlace(ctx, before.shelf, written))) return refuse('place_wrong')
  const pictures = [...picturesIn(written.bodyHtml), ...(written.cover ? [written.cover] : [])]
  if (!(await hangPictures(ctx, articleId, pictures))) return refuse('picture_unknown')
  // Two saves within one millisecond are two versions.
  const writtenAt = Math.max(ctx.now, input.seenAt + 1)
  await ctx.db
    .updateTable('article')
    .set({ ...written, writtenBy: ctx.caller.staffId, writtenAt: new Date(writtenAt) })
    .where('articleId', '=', articleId)
    .execute()
  if (!before.isByWriter) await ctx.audit({ action: 'content.write', ...aboutArticle(articleId) })
  return { writtenAt }
}

const writtenOf = (input: InputOf<Services['saveArticle']>): Written => ({
  typeId: input.typeId || null,
  docId: input.docId || null,
  teamId: input.teamId || null,
  title: input.title,
  summary: input.summary,
  tags: [...new Set(input.tags)],
  cover: input.cover || '',
  source: input.source,
  bodyHtml: cleanHtml(withoutTickets(input.content)),
  isRecommended: input.isRecommended,
})

/** Who signs, where it stands and whether it is recommended is the office's to say. */
const placeOf = ({ typeId, docId, teamId, source, isRecommended }: TakenArticle) => ({
  typeId,
  docId,
  teamId,
  source,
  isRecommended,
})

/** Who only opens a draft does not become its writer. */
const isSame = (before: TakenArticle, written: Written): boolean =>
  (Object.keys(written) as (keyof Written)[]).every(key => JSON.stringify(before[key]) === JSON.stringify(written[key]))

export const removeArticle: HandlerOf<Services['removeArticle']> = async ({ input: { articleId }, ctx, refuse }) => {
  const article = await takeArticle(ctx, articleId)
  if (!article) return refuse('not_found')
  const moved = await ctx.db
    .selectFrom('articleMove')
    .select('moveId')
    .where('articleId', '=', articleId)
    .limit(1)
    .executeTakeFirst()
  if (article.status !== 'draft' || moved) return refuse('article_moved')
  await dropPicturesBut(ctx.db, articleId, [])
  await ctx.db.deleteFrom('article').where('articleId', '=', articleId).execute()
  await ctx.audit({ action: 'content.remove', ...aboutArticle(articleId) })
  return true
}
