import type { Refusals } from '../service.ts'

export const notifyRefusals = {
  /** Of a trial: neither a number nor a device to send to. */
  no_way: { code: '04180101', sentence: '请先填写手机号或允许这台设备弹出通知，再发送测试' },
  /** No push service of a browser's maker. */
  push_unknown: { code: '04180102', sentence: '这个浏览器不能弹出通知，请换用其他浏览器或短信通知' },
} as const satisfies Refusals
