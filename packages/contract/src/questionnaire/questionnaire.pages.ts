import { pages } from '../pages.ts'

export const questionnairePages = pages({
  home: { at: '/questionnaire/index', title: '问卷调查', kind: 'hub', for: 'account' },
  inpatient: { at: '/questionnaire/zy', title: '住院问卷', kind: 'detail', for: 'account', query: ['compatId'] },
  list: { at: '/questionnaire/list', title: '问卷列表', kind: 'list', for: 'account', query: ['compatId'] },
  followUps: { at: '/questionnaire/trlist', title: '随访问卷', kind: 'list', for: 'account', query: ['compatId'] },
  detail: { at: '/questionnaire/detail', title: '问卷详情', kind: 'detail', for: 'account', query: ['id'] },
  fillIn: { at: '/questionnaire/submit', title: '填写问卷', kind: 'form', for: 'account', query: ['id'] },
  fillInFollowUp: { at: '/questionnaire/trsubmit', title: '填写随访问卷', kind: 'form', for: 'account', query: ['id'] },
  fillInInpatient: {
    at: '/questionnaire/zysubmit',
    title: '填写住院问卷',
    kind: 'form',
    for: 'account',
    query: ['id'],
  },
  sent: { at: '/questionnaire/result', title: '提交成功', kind: 'result', for: 'account', query: ['id?'] },
  followUpResult: { at: '/questionnaire/trresult', title: '随访结果', kind: 'result', for: 'account', query: ['id?'] },
})
