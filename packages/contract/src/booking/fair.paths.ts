import { withQuery } from './booking.paths.ts'

/** Addresses of the waitlist and the draw; all ours. Where one asks to wait stands in booking.paths.ts. */
export const fairPaths = {
  /** 我的候补. */
  waits: '/my/book/waitlist',
  /** One entry, and what is offered to it. */
  wait: '/my/book/waitlist/:id',
  /** 摇号放号 of one session: for everybody, with all that is needed to recompute it. */
  draw: '/book/draw/:id',
  /** 我的摇号. */
  draws: '/my/book/draws',
} as const

const filled = (path: string, id: string): string => path.replace(':id', encodeURIComponent(id))

export const waitPage = (waitId: string): string => filled(fairPaths.wait, waitId)
export const drawPage = (sessionId: string): string => filled(fairPaths.draw, sessionId)
/** Asks to wait for a department's sessions. */
export const waitlistOfDepartment = (deptId: string): string => withQuery('/book/waitlist', { bookDeptId: deptId })
