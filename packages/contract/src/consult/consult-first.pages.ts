import { pages } from '../pages.ts'

/** What messages and shared links open: the router knows it from the first script on, so it stands apart from the rest. */
export const consultFirstPages = pages({
  consult: { at: '/team/consult/:consultId', title: '咨询详情', kind: 'room', for: 'account' },
})
