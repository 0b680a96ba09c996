import { missingOf, publishAheadDays } from '@nethos/contract/content/article.rules.ts'
import type { ArticleEvent } from '@nethos/contract/content/article.status.ts'
import type { contentDeskServices } from '@nethos/contract/content/content-desk.services.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { moveArticle, takeArticle, type TakenArticle } from './article-desk.table.ts'
import { dropPicturesBut, picturesIn } from './article-pictures.ts'
import { saveSearchWords, wordsOf } from './search-word.table.ts'

type Services = typeof contentDeskServices

/** True when it has moved, and the audit log says so. */
async function move(
  ctx: Ctx<StaffCaller>,
  article: TakenArticle,
  event: ArticleEvent,
  how: { reason?: string; publishAt?: number } = {},
): Promise<boolean> {
  if (!(await moveArticle(ctx, article, event, how))) return false
  await ctx.audit({ action: `content.${event}`, recordType: 'article', recordId: article.articleId })
  return true
}

export const submitArticle: HandlerOf<Services['submitArticle']> = async ({ input, ctx, refuse }) => {
  const article = await takeArticle(ctx, input.articleId)
  if (!article) return refuse('not_found')
  const sentence = missingOf({ ...article, content: article.bodyHtml })
  if (sentence && article.status === 'draft') return refuse('article_incomplete', { sentence })
  if (!(await move(ctx, article, 'submit'))) return refuse('article_moved')
  await dropPicturesBut(ctx.db, article.articleId, [...picturesIn(article.bodyHtml), article.cover])
  return true
}

export const publishArticle: HandlerOf<Services['publishArticle']> = async ({ input, ctx, refuse }) => {
  const article = await takeArticle(ctx, input.articleId)
  if (!article) return refuse('not_found')
  if (article.status !== 'reviewing' || article.writtenAt.getTime() !== input.seenAt) return refuse('article_moved')
  const publishAt = Math.max(input.publishAt ?? ctx.now, ctx.now)
  if (publishAt > ctx.now + publishAheadDays * 86_400_000) return refuse('publish_time_wrong')
  // Patients' pages ask the clock: nothing has to happen when its time comes, and nothing can be late.
  if (!(await move(ctx, article, 'publish', { publishAt }))) return refuse('own_article')
  await saveSearchWords(ctx.db, wordsOf(article))
  return true
}

export const sendBackArticle: HandlerOf<Services['sendBackArticle']> = async ({ input, ctx, refuse }) => {
  const article = await takeArticle(ctx, input.articleId)
  if (!article) return refuse('not_found')
  return (await move(ctx, article, 'send_back', input)) || refuse('article_moved')
}

export const withdrawArticle: HandlerOf<Services['withdrawArticle']> = async ({ input, ctx, refuse }) => {
  const article = await takeArticle(ctx, input.articleId)
  if (!article) return refuse('not_found')
  return (await move(ctx, article, 'withdraw', input)) || refuse('article_moved')
}

export const reworkArticle: HandlerOf<Services['reworkArticle']> = async ({ input, ctx, refuse }) => {
  const article = await takeArticle(ctx, input.articleId)
  if (!article) return refuse('not_found')
  return (await move(ctx, article, 'rework')) || refuse('article_moved')
}
