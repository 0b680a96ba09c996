import type { AddressIn } from '@nethos/contract/pages.ts'
import type { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { homeFirstPages } from '@nethos/contract/home/home-first.pages.ts'
import { moved, open, type AppRoute, type Target } from '../../patterns/route.ts'

/** Written out: the first script does without the table of booking. */
type OfBooking = AddressIn<typeof bookingPages>
const department = '/book/book/expert' satisfies OfBooking
const doctor = '/book/doc/:id' satisfies OfBooking

/** Links from outside name what they want; everything else goes home with its query (docs/product/routes.md 2, root). */
const fromRoot: Target = (_, query) => {
  const picked = new URLSearchParams()
  const pick = (...names: string[]) => {
    for (const name of names) if (query.has(name)) picked.set(name, query.get(name) ?? '')
    return picked
  }
  const docId = query.get('bookDocId')
  if (query.get('action') === 'toBookDeptPage') return `${department}?${pick('bookDeptId', 'bookHosId', 'bookSort')}`
  if (query.get('action') === 'toBookDocPage' && docId)
    return `${doctor.replace(':id', encodeURIComponent(docId))}?${pick('bookDocId', 'bookHosId', 'bookSort')}`
  return String(query) ? `/index?${query}` : '/index'
}

export const firstOpened = {
  home: { load: () => import('./pages/home.page.tsx'), elder: () => import('./pages/elder-home.page.tsx') },
} as const

/** Where most visits begin: known from the first script on. */
export const firstMet: readonly AppRoute[] = [
  ...open(homeFirstPages, firstOpened),
  moved('/', fromRoot),
  moved('/home', '/v3/index'),
  moved('/index', '/v3/index'),
  moved('/v3/index', homeFirstPages.home.at),
]
