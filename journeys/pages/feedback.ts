import { feedbackPages } from '@nethos/contract/feedback/feedback.pages.ts'
import { visit, type VisitsOf } from './page-at.ts'

export const visits: VisitsOf = samples => [
  visit(feedbackPages.submit, {}, ['反馈内容', '联系人', '联系方式', '提交']),
  visit(feedbackPages.list, {}, ['长辈版的字够大了', '已回复']),
  visit(feedbackPages.detail, { id: samples.feedbackId }, [
    '长辈版的字够大了',
    '医院回复',
    '感谢您的建议',
    '时间',
    '联系人',
  ]),
]
