import type { Refusals } from '../service.ts'

/** The business "no" at the desk of the home page. Codes 07020NNN. */
export const homeDeskRefusals = {
  page_unknown: { code: '07020001', sentence: '没有这个页面，请检查地址' },
  /** The sentence names the hosts that may be linked. */
  host_unlisted: { code: '07020002', sentence: '不能链接到这个网站' },
  picture_unknown: { code: '07020003', sentence: '请先上传图片' },
  times_wrong: { code: '07020004', sentence: '结束时间须晚于开始时间' },
} as const satisfies Refusals
