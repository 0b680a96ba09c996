import { useServiceQuery } from '@nethos/calls/query.ts'
import type { ConsultDetail } from '@nethos/contract/consult/consult.schemas.ts'
import { noCouponSentence } from '@nethos/contract/coupons/coupons.rules.ts'
import { noCoupon, useChosenCoupon, weighed } from '../coupons/public.tsx'

/** Which coupon pays a part: the one that was chosen, else the best one; and what is left to pay, by the server's books. */
export function useCoupon({ consultId, feeCents }: Pick<ConsultDetail, 'consultId' | 'feeCents'>) {
  const { value, retry } = useServiceQuery(weighed({ consultId }))
  const choice = useChosenCoupon(consultId)
  const usable = value?.coupons.filter(one => one.isUsable) ?? []
  const chosen = usable.find(one => one.couponId === choice.value)
  const used =
    choice.value === noCoupon ? undefined : (chosen ?? usable.find(one => one.couponId === value?.bestCouponId))
  return {
    couponId: used?.couponId,
    offCents: used?.offCents ?? 0,
    payCents: used?.payCents ?? feeCents,
    /** What the row 礼券 says: the chosen one, how many there are, or that there is none (core 2). */
    word: used?.inWords ?? (usable.length > 0 ? `${usable.length}张可用` : value ? noCouponSentence : ''),
    /** Why it is this one. */
    sentence: used && !chosen ? value?.bestSentence : used?.couponName,
    askAgain: () => {
      choice.clear()
      retry()
    },
    /** It has served. */
    forget: choice.clear,
  }
}
