import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { schoolPages } from '@nethos/contract/school/school.pages.ts'
import { moved, open, type AppRoute, type Target } from '../../patterns/route.ts'

const bookingLists: Readonly<Record<string, string>> = { '1': bookingPages.mineAhead.at, '3': schoolPages.mine.at }

/** The kind of booking stands in a piece of JSON in the address; whatever else stands there leads to the choice. */
const afterBooking: Target = (_, query) => {
  try {
    const { bookSort } = JSON.parse(query.get('orderInfo') ?? '') as { bookSort?: unknown }
    return bookingLists[String(bookSort)] ?? bookingPages.mine.at
  } catch {
    return bookingPages.mine.at
  }
}

export const routes: AppRoute[] = [
  ...open(bookingPages, {
    home: () => import('./pages/book.page.tsx'),
    doctor: () => import('./pages/clinic-doctor.page.tsx'),
    byExpert: () => import('./pages/by-expert.page.tsx'),
    byDate: () => import('./pages/by-date.page.tsx'),
    experts: () => import('./pages/experts.page.tsx'),
    departments: () => import('./pages/departments.page.tsx'),
    chooseDepartment: () => import('./pages/choose-department.page.tsx'),
    search: () => import('./pages/search.page.tsx'),
    searchAll: () => import('./pages/search-all.page.tsx'),
    today: () => import('./pages/today.page.tsx'),
    confirm: () => import('./pages/confirm.page.tsx'),
    pay: () => import('./pages/pay.page.tsx'),
    payToo: () => import('./pages/pay.page.tsx'),
    success: () => import('./pages/success.page.tsx'),
    successToo: () => import('./pages/success.page.tsx'),
    rule: () => import('./pages/rule.page.tsx'),
    service: () => import('./pages/service.page.tsx'),
    introduction: () => import('./pages/introduction.page.tsx'),
    change: () => import('./pages/change.page.tsx'),
    stopped: () => import('./pages/stopped.page.tsx'),
    bans: () => import('./pages/bans.page.tsx'),
    mine: () => import('./pages/mine.page.tsx'),
    mineAhead: () => import('./pages/bookings.page.tsx'),
    booking: () => import('./pages/booking.page.tsx'),
    mineAll: () => import('./pages/all-bookings.page.tsx'),
    waitlistApply: () => import('./fair/pages/join-waitlist.page.tsx'),
    waits: () => import('./fair/pages/waits.page.tsx'),
    wait: () => import('./fair/pages/wait.page.tsx'),
    draw: () => import('./fair/pages/draw.page.tsx'),
    draws: () => import('./fair/pages/draws.page.tsx'),
  }),
  moved('/book/pre', bookingPages.home.at),
  moved('/book/book', bookingPages.byExpert.at),
  moved('/bookTerms', bookingPages.rule.at),
  moved('/todayBook', '/index'),
  moved('/selectType', bookingPages.chooseDepartment.at),
  moved('/bookType/expert', bookingPages.byExpert.at),
  moved('/bookType/date', bookingPages.byDate.at),
  moved('/expertDetail', bookingPages.departments.at),
  moved('/famousPage', bookingPages.doctor.at.replace(':id', ':bookDocId'), bookingPages.home.at),
  moved('/infoConfirm', bookingPages.confirm.at),
  moved('/myBookNumber', afterBooking),
  moved('/myBookNumberSelect', bookingPages.mine.at),
]
