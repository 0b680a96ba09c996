/** Addresses of our own: the documents name no page for it (security.md 16). */
export const auditPaths = {
  /** 谁看过我的记录; ?compatId. */
  looks: '/my/record/looks',
} as const
