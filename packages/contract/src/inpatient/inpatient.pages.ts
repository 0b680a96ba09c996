import { pages } from '../pages.ts'

export const inpatientPages = pages({
  admission: { at: '/v2/rybl', title: '入院办理', kind: 'detail', for: 'account', query: ['compatId'] },
  admissionNews: { at: '/v2/ryblxj', title: '入院宣教', kind: 'detail', for: 'account', query: ['id'] },
  choosePerson: { at: '/admission/select', title: '选择就诊人', kind: 'picker', for: 'account' },
  register: { at: '/admission/pre', title: '住院登记', kind: 'form', for: 'account', query: ['compatId'] },
  registered: { at: '/admission/result', title: '登记结果', kind: 'result', for: 'account', query: ['compatId'] },
  settings: { at: '/admission/set', title: '住院预约设置', kind: 'form', for: 'account', query: ['compatId'] },
  card: { at: '/admission/card', title: '住院卡', kind: 'detail', for: 'account', query: ['compatId'] },
  prepare: { at: '/admission/before', title: '入院前准备', kind: 'form', for: 'account', query: ['compatId'] },
  /** Of ours: today on the ward, and the papers of discharge. */
  ward: { at: '/admission/ward', title: '我的住院', kind: 'detail', for: 'account', query: ['compatId'] },
  /** `id`: an earlier stay; left out, the last one. */
  discharge: {
    at: '/admission/discharge',
    title: '出院小结',
    kind: 'detail',
    for: 'account',
    query: ['compatId', 'id?'],
  },
})
