import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { grantPages } from '@nethos/contract/grants/grants.pages.ts'
import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { orderRefusals } from '@nethos/contract/booking/orders.refusals.ts'
import { grantRefusals } from '@nethos/contract/common/grant.refusals.ts'
import { bindPage } from '../../hospital-account/public.tsx'

interface WayOut {
  to: string
  word: string
}

/** Where it is put right what keeps somebody from being booked for, and from there back to `here`; undefined: nowhere. */
export function wayForPerson(
  code: string,
  { personId, hosId, here }: { personId: string; hosId: string; here: string },
): WayOut | undefined {
  switch (code) {
    case orderRefusals.not_bound.code:
      return { to: bindPage(personId, hosId, here), word: '去绑定' }
    case orderRefusals.id_card_missing.code:
      return { to: accountPages.editProfile.to({ mode: 'idcard', id: personId, comefrom: here }), word: '立即完善' }
    case orderRefusals.guardian_missing.code:
      return { to: peoplePages.guardian.to({ compatId: personId, nextPage: here }), word: '添加监护人' }
    case orderRefusals.banned.code:
      return { to: bookingPages.bans.at, word: '查看和申诉' }
    case grantRefusals.grant_closed.code:
      return { to: grantPages.person.to({ compatId: personId }), word: '查看代办授权' }
    default:
      return undefined
  }
}
