import { pages } from '../pages.ts'
import { doctorFirstPages } from './doctors-first.pages.ts'

export const doctorPages = {
  ...doctorFirstPages,
  ...pages({
    findDoctors: { at: '/internetRoom', title: '找医生', kind: 'list', for: 'anybody' },
    comments: { at: '/doc/comment', title: '患者评价', kind: 'list', for: 'anybody', query: ['docId'] },
    scanned: {
      at: '/doc/scan',
      title: '关注医生',
      kind: 'detail',
      for: 'anybody',
      query: ['docId?', 'exclusiveCodeId?'],
    },
    chooseDoctor: { at: '/consult/doc/list', title: '选择医生', kind: 'list', for: 'anybody', query: ['deptCode'] },
    publicity: { at: '/v2/publicity', title: '信息公示', kind: 'reading', for: 'anybody' },
  }),
}
