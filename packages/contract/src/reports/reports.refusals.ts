import { personNoIdCardSentence } from '../people/people.rules.ts'
import type { Refusals } from '../service.ts'

export const reportRefusals = {
  /** Reports are shown of people with an ID number only. */
  report_no_id_card: { code: '02200001', sentence: personNoIdCardSentence },
  /** The doctor speaks first; obj.opensAt: when it opens at the latest. */
  report_held: { code: '02200002', sentence: '医生与您沟通后即可查看这份报告' },
  report_to_pay: { code: '02200003', sentence: '这份报告需支付后查看' },
  report_not_issued: { code: '02200004', sentence: '报告尚未出具，请稍后再查看' },
  report_no_pdf: { code: '02200005', sentence: '暂无PDF报告' },
  several_people: { code: '02200006', sentence: '一次咨询只能带同一位就诊人的报告' },
  several_people_shared: { code: '02200008', sentence: '一次只能分享同一位就诊人的报告' },
  /** The link is false, has ended, or was closed by too many wrong codes: which of these is nobody's business. */
  share_closed: { code: '02200009', sentence: '这个链接已失效，请向分享给您的人要新的链接' },
  share_code_wrong: { code: '02200010', sentence: '提取码不对，请再核对' },
  nothing_to_pay: { code: '02200007', sentence: '这份报告无需支付' },
} as const satisfies Refusals
