import type { Refusals } from '../../service.ts'

/** The business "no" of a doctor's video times. Codes 04012NNN. */
export const videoDeskRefusals = {
  /** Video is not among what the doctor sells. */
  no_video: { code: '04012020', sentence: '您还没有开通视频咨询，请联系医院管理员' },
  times_overlap: { code: '04012021', sentence: '与已发布的时段重叠，请换一个开始时间' },
  times_past: { code: '04012022', sentence: '只能发布从现在起60天内的时段' },
  time_held: { code: '04012023', sentence: '该时段已被预约，不能停约' },
} as const satisfies Refusals
