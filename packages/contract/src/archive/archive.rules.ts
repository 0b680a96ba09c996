/** Days for which a finished archive lies ready. */
export const archiveDays = 7

/** What is not built within this time will not be: it may be asked for anew. */
export const archiveBuildMinutes = 30

/** What it holds, in the order of the page and of the archive. */
export const archiveContents = [
  '账号和就诊人资料',
  '咨询和聊天记录',
  '缴费和退款',
  '健康档案和就诊记录',
  '优惠券、消息和意见反馈',
  '授权、登录设备和谁看过我的记录',
  '上传的图片和文件',
] as const
