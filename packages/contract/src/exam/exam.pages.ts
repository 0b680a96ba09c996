import { pages } from '../pages.ts'

export const examPages = pages({
  examinations: { at: '/jcyy', title: '检查预约', kind: 'hub', for: 'account', query: ['compatId'] },
  examination: { at: '/jcyy/detail', title: '检查详情', kind: 'detail', for: 'account', query: ['id'] },
  /** Of ours: several examinations as one visit. */
  trip: { at: '/jcyy/trip', title: '一次检查安排', kind: 'form', for: 'account', query: ['compatId', 'ids?'] },
  chooseTime: { at: '/jcyy/apply', title: '选择检查时间', kind: 'picker', for: 'account', query: ['id'] },
  booked: { at: '/jcyy/result', title: '预约结果', kind: 'result', for: 'account', query: ['id'] },
  epidemicPerson: { at: '/ncp/select', title: '选择检测人', kind: 'picker', for: 'account' },
  epidemicSurvey: { at: '/ncp/paper', title: '流行病学调查', kind: 'form', for: 'account', query: ['compatId'] },
  epidemicItems: { at: '/ncp/items', title: '选择检测项目', kind: 'picker', for: 'account', query: ['compatId'] },
  epidemicConfirm: {
    at: '/ncp/confirm',
    title: '确认开单',
    kind: 'form',
    for: 'account',
    query: ['compatId', 'itemId?'],
  },
  epidemicOrder: { at: '/ncp/order/detail', title: '检测订单详情', kind: 'detail', for: 'account', query: ['id'] },
  epidemicOrders: { at: '/ncp/order/list', title: '检测订单', kind: 'list', for: 'account', query: ['compatId'] },
  endoscopyNewsTypes: {
    at: '/endoscopy/news/type',
    title: '宣教分类',
    kind: 'detail',
    for: 'anybody',
    query: ['typeId'],
  },
  endoscopyStates: { at: '/endoscopy/list', title: '检查状态', kind: 'list', for: 'account', query: ['compatId'] },
  nursing: { at: '/endoscopy/docs', title: '护理咨询', kind: 'list', for: 'anybody' },
  endoscopyState: { at: '/endoscopy/detail', title: '检查状态', kind: 'detail', for: 'account', query: ['id'] },
  endoscopyFollowUps: {
    at: '/endoscopy/follow',
    title: '我的随访',
    kind: 'detail',
    for: 'account',
    query: ['compatId'],
  },
  queue: { at: '/pdjh', title: '排队叫号', kind: 'hub', for: 'account', query: ['compatId'] },
  queueHome: { at: '/pdjh/index', title: '排队叫号', kind: 'hub', for: 'account', query: ['compatId'] },
})
