import type { Refusals } from '../service.ts'

export const messageRefusals = {
  always_told: { code: '06010101', sentence: '此类消息涉及资金或账号安全，不能关闭' },
  /** No push service of a browser's maker. */
  push_unknown: { code: '06010102', sentence: '这个浏览器不能弹出通知，新消息请在「消息通知」里查看' },
  /** The sentence says what is wrong with the words. */
  template_wrong: { code: '06010201', sentence: '模板内容不正确' },
} as const satisfies Refusals
