/** For everybody, out of the menu of his own name. */
export const myNoticesRoute = { path: '/my-notices', load: () => import('./pages/my-notices.page.tsx') } as const
