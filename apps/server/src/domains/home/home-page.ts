import type { homeServices } from '@nethos/contract/home/home.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { recommendedDoctors } from '../doctors/public.ts'
import { housePage, signedPage } from '../content/public.ts'
import { shownBanners, shownEntries } from './home.table.ts'

const first = (pageSize: number) => ({ pageNum: 1, pageSize })

export const homePage: HandlerOf<typeof homeServices.homePage> = async ({ ctx }) => {
  const [banners, entries, doctors, articles, news] = await Promise.all([
    shownBanners(ctx),
    shownEntries(ctx),
    recommendedDoctors(ctx, 6),
    signedPage(ctx, first(5)),
    housePage(ctx, first(5)),
  ])
  return {
    banners,
    entries,
    doctors,
    articles: articles.rows.map(({ articleId, title, docName, teamName, publishedAt }) => ({
      articleId,
      title,
      author: docName || teamName,
      publishedAt,
    })),
    news: news.rows.map(({ newId, title, publishedAt }) => ({ newId, title, publishedAt })),
  }
}
