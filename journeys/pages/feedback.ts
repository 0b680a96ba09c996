import { own, type PagesOf } from './page-at.ts'

export const feedbackPages: PagesOf = samples => [
  own('/feedback/submit', '', ['反馈内容', '联系人', '联系方式', '提交']),
  own('/feedback/list', '', ['长辈版的字够大了', '已回复']),
  own('/feedback/detail', `?id=${samples.feedbackId}`, [
    '长辈版的字够大了',
    '医院回复',
    '感谢您的建议',
    '时间',
    '联系人',
  ]),
]
