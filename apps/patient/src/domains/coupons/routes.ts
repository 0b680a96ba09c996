import { couponPages } from '@nethos/contract/coupons/coupons.pages.ts'
import { open, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = open(couponPages, {
  mine: () => import('./pages/my-coupons.page.tsx'),
  select: () => import('./pages/select-coupon.page.tsx'),
  history: () => import('./pages/past-coupons.page.tsx'),
  recommended: () => import('./pages/earned-coupons.page.tsx'),
  register: () => import('./pages/register-coupon.page.tsx'),
  share: () => import('./pages/share-coupons.page.tsx'),
  explain: () => import('./pages/explain.page.tsx'),
})
