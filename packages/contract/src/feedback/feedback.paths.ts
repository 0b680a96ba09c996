/** Addresses of the feedback's pages (routes.csv). */
export const feedbackPaths = {
  submit: '/feedback/submit',
  list: '/feedback/list',
  /** ?id. */
  detail: '/feedback/detail',
} as const

export const feedbackPage = (feedbackId: string): string =>
  `${feedbackPaths.detail}?id=${encodeURIComponent(feedbackId)}`
