/** Addresses of bookings beside the given ones of booking.paths.ts; these are ours. */
export const orderPaths = {
  /** 改约, and the other sessions after a stopped clinic; ?orderId. */
  change: '/my/book/change',
  /** 停诊处理; ?orderId. */
  stopped: '/my/book/stopped',
  /** 暂停预约与申诉. */
  bans: '/my/book/bans',
  /** 校医院挂号记录, as given. */
  school: '/my/book/school',
} as const

/** Bookings at the school hospital have a list of their own. */
export const schoolBookingPage = (bookingId: string): string => `/my/book/school/${encodeURIComponent(bookingId)}`

const withOrder = (path: string, bookingId: string): string => `${path}?orderId=${encodeURIComponent(bookingId)}`

export const bookingPayPage = (bookingId: string): string => withOrder('/book/pay', bookingId)
export const bookingSuccessPage = (bookingId: string): string => withOrder('/book/success', bookingId)
export const changePage = (bookingId: string): string => withOrder(orderPaths.change, bookingId)
export const stoppedPage = (bookingId: string): string => withOrder(orderPaths.stopped, bookingId)
export const illnessEditPage = (bookingId: string, personId: string): string =>
  `/my/illness/edit?ddid=${encodeURIComponent(bookingId)}&compatId=${encodeURIComponent(personId)}`
