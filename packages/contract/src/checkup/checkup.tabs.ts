import type { CheckupOrderStatus } from './checkup.status.ts'

/** Which orders a tab of the desk shows. */
export const checkupTabs = {
  toConfirm: { label: '待处理', statuses: ['to_confirm'] },
  toCheck: { label: '待体检', statuses: ['to_check'] },
  checked: { label: '已体检', statuses: ['checked', 'reported'] },
  overdue: { label: '已过期', statuses: ['overdue'] },
  ended: { label: '已取消', statuses: ['cancelled', 'unpaid_cancelled'] },
} as const satisfies Readonly<Record<string, { label: string; statuses: readonly CheckupOrderStatus[] }>>
export type CheckupTab = keyof typeof checkupTabs
export const checkupTabNames = Object.keys(checkupTabs) as [CheckupTab, ...CheckupTab[]]
