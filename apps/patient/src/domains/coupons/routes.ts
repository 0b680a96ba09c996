import { couponPaths } from '@nethos/contract/coupons/coupons.paths.ts'
import { page, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  page({ path: couponPaths.mine, kind: 'list', for: 'account', load: () => import('./pages/my-coupons.page.tsx') }),
  page({
    path: couponPaths.select,
    kind: 'picker',
    for: 'account',
    load: () => import('./pages/select-coupon.page.tsx'),
  }),
  page({
    path: couponPaths.history,
    kind: 'list',
    for: 'account',
    load: () => import('./pages/past-coupons.page.tsx'),
  }),
  page({
    path: couponPaths.recommended,
    kind: 'list',
    for: 'account',
    load: () => import('./pages/earned-coupons.page.tsx'),
  }),
  page({
    path: couponPaths.register,
    kind: 'gate',
    for: 'anybody',
    load: () => import('./pages/register-coupon.page.tsx'),
  }),
  page({
    path: couponPaths.share,
    kind: 'detail',
    for: 'account',
    load: () => import('./pages/share-coupons.page.tsx'),
  }),
  page({ path: couponPaths.explain, kind: 'reading', for: 'anybody', load: () => import('./pages/explain.page.tsx') }),
]
