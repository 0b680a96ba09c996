/** Days that can be booked ahead: tomorrow to the fourteenth day after today (booking 9; docs/product/rules.md 6, 25). */
export const bookingDays = 14

/** 上午, 下午, and 延时 17:00-20:00. */
export const periods = {
  am: { label: '上午' },
  pm: { label: '下午' },
  evening: { label: '延时' },
} as const
export type Period = keyof typeof periods
export const periodNames = ['am', 'pm', 'evening'] as const satisfies readonly Period[]

export const sessionKinds = {
  ordinary: { label: '普通门诊' },
  expert: { label: '专家门诊' },
  mdt: { label: '多学科门诊' },
  school: { label: '校医院' },
} as const
export type SessionKind = keyof typeof sessionKinds
export const sessionKindNames = ['ordinary', 'expert', 'mdt', 'school'] as const satisfies readonly SessionKind[]
