import type { Refusals } from '../service.ts'

/** Of the office's hands only: patients never read these. */
export const mobileCaseRefusals = {
  account_closed: { code: '01021001', sentence: '该账号已注销，不能更换手机号' },
  mobile_same: { code: '01021002', sentence: '这就是该账号现在的登录手机号' },
  mobile_taken: { code: '01021003', sentence: '该手机号已是另一个账号的登录手机号，两个账号不能合并，请换一个号码' },
  /** Also where the account's owner has told no ID number: then nothing says whose account it is. */
  identity_differs: {
    code: '01021004',
    sentence: '证件上的姓名、身份证号与该账号本人登记的信息不一致，不能更换。这次核对已被记录',
  },
  case_waiting: { code: '01021005', sentence: '该账号已有一份待批准的更换申请' },
  /** The one who has asked cannot approve. */
  own_case: { code: '01021006', sentence: '不能批准自己提交的申请，请由另一位工作人员核对后批准' },
  case_decided: { code: '01021007', sentence: '这份申请已经处理过了' },
  /** caseGoodDays. */
  case_over: { code: '01021008', sentence: '这份申请已超过7天，请退回后重新核对' },
} as const satisfies Refusals
