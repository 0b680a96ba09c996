import type { Refusals } from '../service.ts'

export const interfaceRefusals = {
  message_settled: { code: '03900001', sentence: '这条消息已处理' },
  interface_gone: { code: '03900002', sentence: '这家医院没有接入消息接口' },
} as const satisfies Refusals
