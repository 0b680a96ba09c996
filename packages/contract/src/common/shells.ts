/** The apps that a page may run inside of and that know who their user is: the messaging app and the payment app. */
export const shellNames = ['messaging', 'payment'] as const
export type ShellName = (typeof shellNames)[number]

/** What people call each. */
export const shellLabels: Readonly<Record<ShellName, string>> = { messaging: '微信', payment: '支付宝' }
