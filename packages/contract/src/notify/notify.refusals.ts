import type { Refusals } from '../service.ts'

export const notifyRefusals = {
  /** Of a trial: neither a number nor a device to send to. */
  no_way: { code: '04180101', sentence: '请先填写手机号或开启本机的消息推送，再发送测试' },
  /** No push service of a browser's maker. */
  push_unknown: { code: '04180102', sentence: '暂不支持这个浏览器的消息推送，请换用其他浏览器或短信通知' },
} as const satisfies Refusals
