import type { DeskRoute } from '../../patterns/route.ts'

export const contentRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/articles', load: () => import('./pages/articles.page.tsx') },
  { path: '/articles/types', load: () => import('./pages/types.page.tsx') },
  { path: '/articles/texts', load: () => import('./pages/texts.page.tsx') },
  { path: '/articles/texts/:kind/:textId', load: () => import('./pages/text.page.tsx') },
  { path: '/articles/:articleId', load: () => import('./pages/article.page.tsx') },
]

/** What a doctor signs himself. */
export const myArticleRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/my-articles', load: () => import('./pages/my-articles.page.tsx') },
  { path: '/my-articles/:articleId', load: () => import('./pages/my-article.page.tsx') },
]
