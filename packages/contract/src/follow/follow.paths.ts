/** The addresses of followed doctors and the talk with them, as given (core 2). */
export const followPaths = {
  /** 我的医生, 消息. */
  recentTalks: '/my/doc/msg',
  /** 我的医生, 医生: the second bottom tab. */
  doctors: '/my/doc/follow',
  groups: '/my/doc/group',
  teams: '/my/doc/team',
  /** 医患沟通. */
  talk: '/chart/:followId',
  /** 消息: all talks. */
  talks: '/chat',
  /** The old screen's two tabs. */
  oldTalks: '/myDoctor/recentChat',
  oldDoctors: '/myDoctor/followDoctor',
  /** Where a doctor's exclusive code leads; ?exclusiveCodeId or docId. */
  scanned: '/doc/scan',
  /** 选择医生; ?deptCode. */
  chooseDoctor: '/consult/doc/list',
} as const

/** The talk with one followed doctor. */
export const talkPage = (followId: string): string =>
  followPaths.talk.replace(':followId', encodeURIComponent(followId))

/** What a doctor's own QR code says, behind the hospital's address. */
export const scannedPage = (doctor: { exclusiveCodeId: string } | { docId: string }): string =>
  `${followPaths.scanned}?${new URLSearchParams(doctor)}`
