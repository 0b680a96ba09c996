import { contentPages } from '@nethos/contract/content/content.pages.ts'
import { moved, open, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  ...open(contentPages, {
    newestArticles: () => import('./pages/newest-articles.page.tsx'),
    articles: () => import('./pages/articles.page.tsx'),
    article: () => import('./pages/article.page.tsx'),
    agreement: () => import('./pages/agreement.page.tsx'),
    newsDetail: () => import('./pages/news.page.tsx'),
    news: () => import('./pages/news-list.page.tsx'),
    health: () => import('./pages/health-home.page.tsx'),
    healthSearch: () => import('./pages/health-search.page.tsx'),
    healthList: () => import('./pages/health-list.page.tsx'),
    healthDetail: () => import('./pages/health.page.tsx'),
    examinations: () => import('./pages/examinations.page.tsx'),
    examination: () => import('./pages/examination.page.tsx'),
    examinationSearch: () => import('./pages/examination-search.page.tsx'),
    drugs: () => import('./pages/drugs.page.tsx'),
    drugSearch: () => import('./pages/drug-search.page.tsx'),
  }),
  moved('/articleDetail', contentPages.article.at.replace(':id', ':articleId'), contentPages.articles.at),
  moved('/articleList', contentPages.articles.at),
]
