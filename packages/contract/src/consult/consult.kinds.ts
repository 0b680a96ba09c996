/** The kinds of consult (core 3, consultType); each word stands on the wire as it is. DRUGPIC is ours: 用药咨询 (/yyzx). */
export const consultTypes = [
  'DOCPIC',
  'TEAMPIC',
  'RENEWAL_OF_CONSULTATION',
  'VIDEO',
  'DOCVIDEO',
  'PERSONAL_TIME_PIC',
  'DRUGPIC',
] as const
export type ConsultType = (typeof consultTypes)[number]

/** In what the kinds of consult differ, beside their clock (consult.status.ts) and their price (offers). */
export interface ConsultKind {
  /** What people call it (core 1; docs/product/rules.md 1.2). */
  readonly label: string
  /** Who answers, as sentences name him. */
  readonly answerer: '医生' | '团队' | '药师'
  /** Which member of staff it is that speaks. */
  readonly speaker: '医生' | '药师'
  /** 补充资料 is offered (core 4). */
  readonly takesSupplement: boolean
}

export const consultKinds: Readonly<Record<ConsultType, ConsultKind>> = {
  DOCPIC: { label: '图文咨询', answerer: '医生', speaker: '医生', takesSupplement: true },
  TEAMPIC: { label: '团队咨询', answerer: '团队', speaker: '医生', takesSupplement: true },
  RENEWAL_OF_CONSULTATION: { label: '线上续方', answerer: '医生', speaker: '医生', takesSupplement: true },
  VIDEO: { label: '视频咨询', answerer: '医生', speaker: '医生', takesSupplement: false },
  DOCVIDEO: { label: '视频咨询', answerer: '医生', speaker: '医生', takesSupplement: false },
  PERSONAL_TIME_PIC: { label: '私人医生', answerer: '医生', speaker: '医生', takesSupplement: true },
  DRUGPIC: { label: '用药咨询', answerer: '药师', speaker: '药师', takesSupplement: true },
}

export const consultTypeLabels = Object.fromEntries(
  consultTypes.map(type => [type, consultKinds[type].label]),
) as Readonly<Record<ConsultType, string>>

/** SYS is a system notice, shown in the middle of the stream (core 3; docs/product/rules.md 1.3). */
export const messageLevels = ['NORMAL', 'SYS'] as const
export type MessageLevel = (typeof messageLevels)[number]

/** What a message is (core 3; docs/product/rules.md 1.3). IMAGE has pictures only, DOCUMENT at least one PDF; AUDIO is ours: a recording, as in the talk of a follow. */
export const messageTypes = ['TEXT', 'IMAGE', 'DOCUMENT', 'MEDICAL_RECORD', 'VIDEO', 'CARD_MESSAGE', 'AUDIO'] as const
export type MessageType = (typeof messageTypes)[number]

/** Who speaks (core 3, replierType; docs/product/rules.md 1.3). */
export const replierTypes = ['PAT', 'DOC', 'NURSE', 'PHARMACIST', 'SYS'] as const
export type ReplierType = (typeof replierTypes)[number]

/** The stream shows the time when the gap to the message before exceeds so many ms (core 9). */
export const timeSeparatorGap = 20 * 60_000

/** The standing text that is read and agreed to before a consult; who takes that back starts none until he agrees again. */
export const consultAgreement = '咨询须知'
