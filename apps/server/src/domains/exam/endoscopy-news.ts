import type { endoscopyNewsServices } from '@nethos/contract/exam/endoscopy-news.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { pageOf } from '../../calls/page-of.ts'
import { readingsOf } from '../programme/public.ts'

type Services = typeof endoscopyNewsServices

export const endoscopyNews: HandlerOf<Services['endoscopyNews']> = async ({ input, ctx }) => {
  const { typeId, pageNum, pageSize } = input
  const kinds = (await readingsOf(ctx, 'endoscopy')).filter(one => !typeId || one.code === typeId)
  const from = (pageNum - 1) * pageSize
  return pageOf(
    kinds.slice(from, from + pageSize + 1).map(({ code, title, articles }) => ({
      serveId: code,
      title,
      articles: articles.map(article => ({ articleId: article.code, title: article.title })),
    })),
    { pageNum, pageSize },
  )
}
