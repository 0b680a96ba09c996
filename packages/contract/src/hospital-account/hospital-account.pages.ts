import { pages } from '../pages.ts'

export const hospitalAccountPages = pages({
  choose: {
    at: '/hospital',
    title: '选择医院',
    kind: 'picker',
    for: 'account',
    query: ['action?', 'compatId?', 'bookHosId?', 'comefrom?'],
  },
  incomplete: {
    at: '/account/modify/pre',
    title: '完善院内信息',
    kind: 'gate',
    for: 'account',
    query: ['code?', 'compatId?', 'platHosId?', 'bookHosId?', 'jIUZHENKH?', 'bINGANH?', 'comefrom?'],
  },
  chooseCard: {
    at: '/my/hisaddr/select',
    title: '选择就诊卡',
    kind: 'picker',
    for: 'account',
    query: ['compatId', 'platHosId'],
  },
  files: { at: '/my/hisaddr/list', title: '院内地址', kind: 'list', for: 'account', query: ['compatId'] },
  proveIdCard: {
    at: '/my/hisaddr/idcard',
    title: '身份验证',
    kind: 'gate',
    for: 'account',
    query: ['compatId', 'platHosId?', 'jzkh?'],
  },
  edit: {
    at: '/my/hisaddr/edit',
    title: '修改院内地址',
    kind: 'form',
    for: 'account',
    query: ['type?', 'bookHosId?', 'compatId?', 'comefrom?', 'title?', 'platHosId?', 'jzkh?', 'tail?'],
  },
  result: {
    at: '/my/hisaddr/result',
    title: '修改结果',
    kind: 'result',
    for: 'account',
    query: ['compatId?', 'bookHosId?'],
  },
})
