import type { Refusals } from '../../service.ts'

/** The business "no" of video consults. Codes 0201004N. */
export const videoRefusals = {
  /** Somebody was faster, the doctor took it back, or it begins too soon. */
  time_taken: { code: '02010040', sentence: '这个时段已约出或已停约，请选择其他时段' },
  room_not_open: { code: '02010041', sentence: '诊室将在预约时间前15分钟开放' },
  room_closed: { code: '02010042', sentence: '本次视频已结束' },
  /** Signalling without being in the room: another page of the same person has entered since. */
  not_in_room: { code: '02010043', sentence: '您已在其他页面进入诊室，请重新进入' },
  /** Sound and pictures are kept by law, and the patient has not agreed to it. */
  recording_not_agreed: { code: '02010044', sentence: '视频过程会录音录像，请先确认同意后再进入诊室' },
} as const satisfies Refusals
