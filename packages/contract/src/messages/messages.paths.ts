/** Addresses of the messages' pages (routes.csv). */
export const messagePaths = {
  /** 消息通知; ?moduleType shows one module, ?messageId one message, ?settings=1 what is told and what not. */
  notice: '/v2/notice',
} as const

/** The messages of one module. */
export const modulePage = (moduleType: string): string =>
  `${messagePaths.notice}?moduleType=${encodeURIComponent(moduleType)}`

/** One message. */
export const messagePage = (messageId: string): string =>
  `${messagePaths.notice}?messageId=${encodeURIComponent(messageId)}`

/** What is told, module by module. */
export const pushSettingsPage = `${messagePaths.notice}?settings=1`
