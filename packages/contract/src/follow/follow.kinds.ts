/**
 * What a message between a patient and a followed doctor is (docs/product/services.csv, nethos.follow.message.last.list). DOCUMENT is
 * ours: a send with at least one PDF, as in a consult.
 */
export const talkTypes = [
  'TEXT',
  'IMAGE',
  'DOCUMENT',
  'AUDIO',
  'ARTICLE',
  'CONSULTINFO',
  'PRESCRIPTION',
  'MEDICAL_RECORD',
  'SURGERY_MISSION',
  'CARD_MESSAGE',
] as const
export type TalkType = (typeof talkTypes)[number]

/** Those that are a card with a title and, most often, a way on. */
export const cardTypes = [
  'ARTICLE',
  'CONSULTINFO',
  'PRESCRIPTION',
  'MEDICAL_RECORD',
  'SURGERY_MISSION',
  'CARD_MESSAGE',
] as const satisfies readonly TalkType[]

/** What stands for a message without words in a list. */
const inList: Readonly<Record<TalkType, string>> = {
  TEXT: '',
  IMAGE: '[图片]',
  DOCUMENT: '[文件]',
  AUDIO: '[语音]',
  ARTICLE: '[文章]',
  CONSULTINFO: '[咨询]',
  PRESCRIPTION: '[处方]',
  MEDICAL_RECORD: '[病历]',
  SURGERY_MISSION: '[手术安排]',
  CARD_MESSAGE: '[卡片]',
}

/** A message in one line: its kind, unless it is text, and its words. */
export const inOneLine = (msgType: TalkType, words: string): string =>
  inList[msgType] === '' ? words : `${inList[msgType]}${words}`

/** Who speaks; SYS is a notice in the middle of the stream. */
export const talkers = ['PAT', 'DOC', 'NURSE', 'SYS'] as const
