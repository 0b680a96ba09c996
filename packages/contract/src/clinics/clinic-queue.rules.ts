import { optionalLimitedText } from '../common/text.ts'
import type { Refusals } from '../service.ts'

/** Who bought a number at the window, as the desk calls him. */
export const guestName = optionalLimitedText('姓名', 20)

/** What the desk of a line may answer with "no". Codes 04022NNN. */
export const clinicQueueRefusals = {
  not_today: { code: '04022930', sentence: '就诊当天才能报到和叫号' },
  not_registered: { code: '04022931', sentence: '这个号没有挂号成功，不能报到' },
  checked_in: { code: '04022932', sentence: '这个号已经报到' },
  code_unknown: { code: '04022933', sentence: '没有找到这个取号码，请核对是否为今天本院的号' },
  nobody_waits: { code: '04022934', sentence: '没有人在候诊' },
  visitor_moved: { code: '04022935', sentence: '这位患者的状态已变化，请刷新后再试' },
} as const satisfies Refusals
