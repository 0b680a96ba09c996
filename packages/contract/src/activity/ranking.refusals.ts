import { invalidInput } from '../common/common.refusals.ts'
import type { Refusals } from '../service.ts'

/** The business "no" of the doctor ranking. Codes 0229NNNN. */
export const rankingRefusals = {
  /** Not begun, over, or there is none. */
  ranking_over: { code: '02290001', sentence: '点赞活动未开始或已结束' },
  /** This real person, this doctor, this day (Asia/Shanghai). */
  liked_today: { code: '02290002', sentence: '今天已经为这位医生点过赞了，明天再来吧' },
  /** As many doctors as one person may like in a day. */
  likes_spent: { code: '02290003', sentence: '今天的点赞次数已用完，明天再来吧' },
  /** Many likes come from this network or this phone: nethos.system.captcha.rank.like, then again with cid and captcha. */
  captcha_needed: { code: '02290004', sentence: '为防止刷票，请输入短信验证码后再点赞' },
} as const satisfies Refusals

/** The business "no" at the desk of the ranking. Codes 0429NNNN. */
export const rankingDeskRefusals = {
  /** What the ranking says together does not fit; the sentence is the rule's. */
  terms_wrong: { code: invalidInput, sentence: '榜单设置不正确' },
  doctor_unknown: { code: '04290001', sentence: '所选医生不存在或已停用，请重新选择' },
} as const satisfies Refusals
