import { pages } from '../pages.ts'

export const mdtPages = pages({
  notice: { at: '/book/mdt/pre', title: '多学科门诊须知', kind: 'reading', for: 'anybody' },
  clinics: { at: '/book/mdt', title: '多学科门诊', kind: 'list', for: 'anybody', query: ['bookHosId?'] },
  sessions: {
    at: '/book/mdt/scheme',
    title: '选择就诊时间',
    kind: 'detail',
    for: 'anybody',
    query: ['bookDeptId', 'bookHosId'],
  },
})
