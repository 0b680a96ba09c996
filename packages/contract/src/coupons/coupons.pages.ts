import { pages } from '../pages.ts'

export const couponPages = pages({
  mine: { at: '/coupons/my', title: '我的优惠券', kind: 'list', for: 'account' },
  select: {
    at: '/coupons/select',
    title: '选择礼券',
    kind: 'picker',
    for: 'account',
    query: ['currentService?', 'payMoney?', 'consultId?'],
  },
  history: { at: '/coupons/history', title: '历史优惠券', kind: 'list', for: 'account' },
  recommended: { at: '/coupons/recommended', title: '推荐好礼', kind: 'list', for: 'account' },
  register: { at: '/coupons/register', title: '注册领券', kind: 'gate', for: 'anybody', query: ['promoteCode?'] },
  share: { at: '/coupons/share', title: '分享领券', kind: 'detail', for: 'account' },
  explain: { at: '/coupons/explain', title: '使用说明', kind: 'reading', for: 'anybody' },
})
