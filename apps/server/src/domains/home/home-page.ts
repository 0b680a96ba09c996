import type { homeServices } from '@nethos/contract/home/home.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { recommendedDoctors } from '../doctors/public.ts'
import { newestArticles } from './article-line.table.ts'
import { newestNews, shownBanners, shownEntries } from './home.table.ts'

export const homePage: HandlerOf<typeof homeServices.homePage> = async ({ ctx }) => {
  const [banners, entries, doctors, articles, news] = await Promise.all([
    shownBanners(ctx),
    shownEntries(ctx),
    recommendedDoctors(ctx, 6),
    newestArticles(ctx, 5),
    newestNews(ctx, 5),
  ])
  return { banners, entries, doctors, articles, news }
}
