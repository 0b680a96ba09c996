import { pages } from '../pages.ts'

export const guidePages = pages({
  guide: { at: '/guide', title: '导诊', kind: 'form', for: 'anybody', query: ['search?'] },
})
