/** The coupons' addresses, as given (booking 6); written nowhere else. */
export const couponPaths = {
  mine: '/coupons/my',
  /** ?currentService&payMoney; and consultId, our own, so that the server's price counts. */
  select: '/coupons/select',
  history: '/coupons/history',
  recommended: '/coupons/recommended',
  /** ?promoteCode. */
  register: '/coupons/register',
  share: '/coupons/share',
  explain: '/coupons/explain',
} as const

/** Where a coupon is chosen for this consult. */
export const selectCouponPage = (about: { consultId: string; consultType: string; priceCents: number }): string =>
  `${couponPaths.select}?${new URLSearchParams({
    currentService: about.consultType,
    payMoney: String(about.priceCents),
    consultId: about.consultId,
  })}`

/** The landing page of an invitation or a promotion. */
export const inviteLink = (origin: string, promoteCode: string): string =>
  `${origin}${couponPaths.register}?${new URLSearchParams({ promoteCode })}`
