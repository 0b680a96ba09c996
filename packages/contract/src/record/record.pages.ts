import { pages } from '../pages.ts'

export const recordPages = pages({
  healthFile: { at: '/healthFile', title: '健康档案', kind: 'detail', for: 'account', query: ['patId?', 'compatId?'] },
  allergy: { at: '/allergyHistory', title: '过敏史', kind: 'form', for: 'account', query: ['patId?', 'compatId?'] },
  family: { at: '/familyHistory', title: '家族史', kind: 'form', for: 'account', query: ['patId?', 'compatId?'] },
  past: { at: '/pastHistory', title: '既往史', kind: 'form', for: 'account', query: ['patId?', 'compatId?'] },
  ill: { at: '/ill', title: '疾病情况', kind: 'form', for: 'account', query: ['patId?', 'compatId?'] },
  treatment: { at: '/deleteRecord', title: '就诊记录详情', kind: 'detail', for: 'account', query: ['medId'] },
  editTreatment: {
    at: '/healthFile/edit',
    title: '添加就诊记录',
    kind: 'form',
    for: 'account',
    query: ['patId?', 'compatId?', 'medId?'],
  },
  illness: { at: '/my/illness', title: '病史信息', kind: 'detail', for: 'account', query: ['compatId?', 'ddid?'] },
  editIllness: {
    at: '/my/illness/edit',
    title: '填写病史',
    kind: 'form',
    for: 'account',
    query: ['compatId?', 'ddid?'],
  },
  illnessSaved: {
    at: '/my/illness/result',
    title: '提交结果',
    kind: 'result',
    for: 'account',
    query: ['compatId', 'ddid?'],
  },
})
