/** Limits of our own: the documents set none. Texts in code points. */
export const groupLimits = {
  name: 30,
  intro: 500,
  announcement: 500,
  nickname: 12,
  reason: 200,
  text: 500,
  question: 100,
  answer: 1000,
  questions: 200,
  mentions: 20,
  pictures: 9,
  members: 1000,
  doctors: 20,
} as const

/** How long after sending a message can be recalled (ms). */
export const recallMs = 120_000

/** For how long the desk may mute a member, in hours; 0 ends it. */
export const muteHours = [0, 1, 24, 168, 720] as const
export const muteWords: Readonly<Record<(typeof muteHours)[number], string>> = {
  0: '解除禁言',
  1: '1小时',
  24: '1天',
  168: '7天',
  720: '30天',
}

/** Why a message is reported. */
export const reportKinds = {
  advert: '广告或推销',
  fraud: '诈骗或骗取信息',
  rumour: '虚假的医疗信息',
  abuse: '辱骂或骚扰',
  privacy: '泄露他人隐私',
  other: '其他',
} as const
export type ReportKind = keyof typeof reportKinds
export const reportKindNames = Object.keys(reportKinds) as [ReportKind, ...ReportKind[]]
