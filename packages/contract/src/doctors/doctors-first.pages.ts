import { pages } from '../pages.ts'

/** What messages and shared links open: the router knows it from the first script on, so it stands apart from the rest. */
export const doctorFirstPages = pages({
  doctors: {
    at: '/doc/index',
    title: '在线医生',
    kind: 'list',
    for: 'anybody',
    query: ['docId?', 'deptCode?', 'subDeptName?', 'search?'],
  },
})
