import * as z from 'zod/mini'
import { atMost, optionalText, required } from '../rule.ts'

/** How many doctors stand in one ranking at most. */
export const mostRankedDoctors = 200

export const rankingTitle = required('请填写榜单名称', atMost(30, '榜单名称最多30个字'))
export const rankingRules = optionalText(atMost(1000, '活动规则最多1000个字'))
/** Different doctors that one real person may like in a day. */
export const dailyLikes = z
  .int('每人每天可赞医生数须为1到50的整数')
  .check(z.minimum(1, '每人每天可赞医生数须为1到50的整数'), z.maximum(50, '每人每天可赞医生数须为1到50的整数'))
export const rankedDoctors = z
  .array(z.string().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/)))
  .check(z.minLength(1, '请至少选择一位医生'), z.maxLength(mostRankedDoctors, `最多选择${mostRankedDoctors}位医生`))
export const strikeReason = required('请填写原因', atMost(200, '原因最多200个字'))

/** From how many likes of one network in an hour on the next one asks for a captcha: a ward or a carrier shares an address. */
export const suspiciousAnHour = 30
/** From how many other people on one phone and day on the next one asks for a captcha: a family shares a phone. */
export const suspiciousADevice = 3
