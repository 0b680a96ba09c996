/** What a patient writes about. */
export const feedbackKinds = {
  trouble: '使用问题',
  suggestion: '功能建议',
  complaint: '服务投诉',
  praise: '表扬感谢',
  other: '其他',
} as const
export type FeedbackKind = keyof typeof feedbackKinds
export const feedbackKindNames = Object.keys(feedbackKinds) as [FeedbackKind, ...FeedbackKind[]]

/** In characters (docs/product/rules.md 3: no limit is given; these are ours). */
export const feedbackLimits = {
  content: 500,
  contact: 20,
  contactWay: 50,
  answer: 500,
  again: 500,
  pictures: 6,
} as const
