import type { Refusals } from '../service.ts'

/** The business "no" of following and talking. Codes 0203NNNN. */
export const followRefusals = {
  /** The patient does not follow the doctor any more; what was said may still be read. */
  not_following: { code: '02030001', sentence: '您已取消关注这位医生，重新关注后可以继续沟通' },
  /** The doctor does not work here any more. */
  doctor_left: { code: '02030002', sentence: '这位医生已不在本院出诊，不能再沟通' },
  /** A recording goes without words and other files. */
  voice_alone: { code: '02030003', sentence: '语音请单独发送' },
} as const satisfies Refusals
