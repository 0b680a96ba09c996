import * as z from 'zod/mini'

/** Why and how long, as patients and doctors read it (docs/product/law.md: sound and video of the process at least 3 years). */
export const recordingYears = 3
export const recordingSentences = {
  /** Where a time is chosen. */
  ahead: `按国家规定，视频过程会录音录像，由医院保存${recordingYears}年，进入诊室前请您确认。`,
  /** In the waiting room, above the button. */
  asked: `按国家规定，视频过程会录音录像，由医院加密保存${recordingYears}年，只用于医疗质量管理、监管检查和处理争议。不同意录音录像的，不能进入视频诊室，可以取消预约，或改用图文咨询。`,
  /** In the room. */
  going: '本次视频正在录音录像',
  /** In the room, while nothing arrives. */
  paused: '本次视频按规定录音录像',
} as const
export const noRecordingSentence = '全程不录音、不录像'

/** A page hands in what was recorded in parts of so many seconds: what a page that dies takes with it is less than one. */
export const partSeconds = 10
/** A part has some 400 kB; so much is no part of a meeting. */
export const mostPartBytes = 6 * 1024 * 1024
export const mostParts = 2_000
/** Whoever hears of no part for so long does not say that it is being recorded. */
export const recordingPause = 3.5 * partSeconds * 1000
/** What was still on its way when the room closed is taken for so long. */
export const partsAfter = 30 * 60_000

/** What one side's sound and pictures are recorded as. */
export const recordingMediaTypes = ['video/webm', 'audio/webm', 'video/mp4', 'audio/mp4'] as const
export type RecordingMediaType = (typeof recordingMediaTypes)[number]

/** Whether bytes begin as a recording of its type does: EBML of WebM, `ftyp` of MP4. */
export function beginsAs(type: RecordingMediaType, bytes: Uint8Array): boolean {
  const beginning = type.endsWith('webm') ? [0x1a, 0x45, 0xdf, 0xa3] : [...'ftyp'].map(letter => letter.charCodeAt(0))
  const at = type.endsWith('webm') ? 0 : 4
  return beginning.every((byte, nth) => bytes[at + nth] === byte)
}

/** What a recording may be opened for; it is written down with the name of who opens it. */
export const openingReasons = ['医疗质量检查', '处理投诉或争议', '监管部门检查', '患者申请查阅或复制'] as const
export const openingReason = z.enum(openingReasons, { error: () => '请选择调阅原因' })
/** An opening is good for so long. */
export const openingLasts = 2 * 3_600_000

/** How much of a meeting was recorded: what is missing is looked into. */
export const recordingStates = {
  whole: '完整',
  part: '不完整',
  none: '没有录像',
} as const
export type RecordingState = keyof typeof recordingStates

/** Whole: so much of the time that both were there. They speak a moment before the first part begins, and after the last one. */
export const wholeFrom = 0.8
