import type { Refusals } from '../service.ts'
import { invalidInput } from './common.refusals.ts'

/** Refusals about who somebody is: asked for in the profile and among the people. */
export const identityRefusals = {
  /** The first thing to be said of somebody is his name; the words are the name rule's own. */
  name_missing: { code: invalidInput, sentence: '姓名不能为空' },
  /** Another account's own ID number; the page offers to change the login phone (core 8). */
  id_card_bound: { code: '01020701', sentence: '该身份证号已绑定其他账号，是否更换登录手机号？' },
  /** Real-name verified: name and ID number stand (core 5). */
  identity_locked: { code: '01030001', sentence: '您已通过实名认证，无法修改姓名、身份证号' },
  /** An ID number of somebody who is not born yet: a slip that its check character does not show. */
  not_born: { code: invalidInput, sentence: '身份证号中的出生日期晚于今天，请核对' },
  /** An ID number twice among one account's people. */
  person_exists: { code: '01030002', sentence: '这个身份证号的就诊人已经添加过了' },
} as const satisfies Refusals
