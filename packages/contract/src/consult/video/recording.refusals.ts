import type { Refusals } from '../../service.ts'

/** The business "no" of what is recorded of a video consult. Codes 0201005N. */
export const recordingRefusals = {
  /** A part of another's room, of one that is not recorded, or too late. */
  recording_closed: { code: '02010050', sentence: '本次视频现在不能录音录像' },
  recording_unreadable: { code: '02010051', sentence: '录像无法读取' },
  /** The opening is another's, or over. */
  opening_over: { code: '02010052', sentence: '本次调阅已超时，请重新填写调阅原因' },
} as const satisfies Refusals
