import { page, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  page({ path: '/coupons/my', kind: 'list', for: 'account', load: () => import('./pages/my-coupons.page.tsx') }),
  page({
    path: '/coupons/select',
    kind: 'picker',
    for: 'account',
    load: () => import('./pages/select-coupon.page.tsx'),
  }),
  page({
    path: '/coupons/history',
    kind: 'list',
    for: 'account',
    load: () => import('./pages/past-coupons.page.tsx'),
  }),
  page({
    path: '/coupons/recommended',
    kind: 'list',
    for: 'account',
    load: () => import('./pages/earned-coupons.page.tsx'),
  }),
  page({
    path: '/coupons/register',
    kind: 'gate',
    for: 'anybody',
    load: () => import('./pages/register-coupon.page.tsx'),
  }),
  page({
    path: '/coupons/share',
    kind: 'detail',
    for: 'account',
    load: () => import('./pages/share-coupons.page.tsx'),
  }),
  page({ path: '/coupons/explain', kind: 'reading', for: 'anybody', load: () => import('./pages/explain.page.tsx') }),
]
