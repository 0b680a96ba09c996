import { pages } from '../pages.ts'

export const schoolPages = pages({
  departments: { at: '/school/dept', title: '校医院挂号', kind: 'list', for: 'account' },
  byDate: { at: '/school/type/date', title: '按日期', kind: 'list', for: 'account', query: ['deptCode'] },
  byExpert: { at: '/school/type/expert', title: '按专家', kind: 'list', for: 'account', query: ['deptCode'] },
  doctor: { at: '/school/paiban', title: '排班', kind: 'detail', for: 'account', query: ['docId'] },
  mine: { at: '/my/book/school', title: '校医院挂号记录', kind: 'list', for: 'account' },
  booking: { at: '/my/book/school/:id', title: '校医院挂号详情', kind: 'detail', for: 'account' },
})
