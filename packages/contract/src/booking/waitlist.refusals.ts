import type { Refusals } from '../service.ts'
import { mostEntries, mostWishes } from './waitlist.rules.ts'

/** The business "no" of the waitlist. Codes 0218NNNN. */
export const waitlistRefusals = {
  /** obj.waitId leads to it. */
  waits_already: { code: '02180001', sentence: '这位就诊人已在候补这些门诊，不用重复候补' },
  too_many_entries: {
    code: '02180002',
    sentence: `每位就诊人最多同时有${mostEntries}个候补，请先取消不需要的候补`,
  },
  too_many_wishes: { code: '02180003', sentence: `一次最多候补${mostWishes}节门诊，请减少医生或日期` },
  /** Numbers of one of them are free (obj.sessionId): no need to wait, and no line before it is full. */
  bookable: { code: '02180004', sentence: '所选门诊中有的刚刚有号，可以直接预约，不用候补' },
  /** Not released yet, drawn later, stopped, begun, of two departments. */
  cannot_wait: { code: '02180005', sentence: '所选门诊现在不能候补，请重新选择' },
  waitlist_closed: { code: '02180006', sentence: '这家医院没有开通候补' },
  /** The state does not allow it any more. */
  offer_over: { code: '02180007', sentence: '这个号已经不再为您保留' },
  cannot_withdraw: { code: '02180008', sentence: '这个候补已经结束' },
  /** The person or the account gave one of its numbers back. */
  gave_back: { code: '02180010', sentence: '您退过所选门诊的号，不能再候补这一节，请选择其他门诊' },
  /** The server says from when. */
  line_not_open: { code: '02180011', sentence: '刚刚放号，候补稍后开放' },
  has_number: { code: '02180009', sentence: '这位就诊人已有所选门诊的号，不用候补' },
} as const satisfies Refusals
