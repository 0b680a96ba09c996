import { useDraft } from '../../patterns/draft.ts'

/** No coupon although there are some; '' means that the proposed one stands. */
export const noCoupon = 'none'

/** Which coupon somebody wants for this order: '' while he has not said, the id of one, or noCoupon. */
export const useChosenCoupon = (consultId: string) => useDraft(`coupon.${consultId}`, '')
