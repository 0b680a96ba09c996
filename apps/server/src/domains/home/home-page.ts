import type { homeServices } from '@nethos/contract/home/home.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { recommendedDoctors } from '../doctors/public.ts'
import { hospitalPage, signedPage } from '../content/public.ts'
import { shownBanners, shownEntries, shownNotices, shownOnHub } from './home.table.ts'

const first = (pageSize: number) => ({ pageNum: 1, pageSize })

export const homePage: HandlerOf<typeof homeServices.homePage> = async ({ ctx }) => {
  const [banners, notices, entries, doctors, articles, news] = await Promise.all([
    shownBanners(ctx),
    shownNotices(ctx),
    shownEntries(ctx),
    recommendedDoctors(ctx, 6),
    signedPage(ctx, first(5)),
    hospitalPage(ctx, first(5)),
  ])
  return {
    banners,
    notices,
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

/** The headings in the order in which they come first. */
export const hub: HandlerOf<typeof homeServices.hub> = async ({ input, ctx }) => {
  const entries = await shownOnHub(ctx, input.hub)
  const sections = new Map(entries.map(({ section }) => [section, [] as Omit<(typeof entries)[number], 'section'>[]]))
  for (const { section, ...entry } of entries) sections.get(section)?.push(entry)
  return { sections: [...sections].map(([title, entries]) => ({ title, entries })) }
}
