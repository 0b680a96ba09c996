/** What is written into the audit log here. */
export const interfacesAudit = {
  'interface.message.open': '查看了医院接口收到的消息',
  'interface.message.again': '重新读取了医院接口收到的消息',
  'interface.message.settle': '处理了医院接口收到的消息',
} as const
