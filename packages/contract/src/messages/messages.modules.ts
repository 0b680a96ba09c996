interface MessageModule {
  /** What people read. */
  label: string
  /** Whether the patient may silence it; money and the login are always told. */
  canBeSilent: boolean
}

/** The drawers of the message box, in the order of the page (docs/product/needs.md A12; values of moduleType are not given). */
export const messageModules = {
  consult: { label: '咨询消息', canBeSilent: true },
  payment: { label: '支付与退款', canBeSilent: false },
  booking: { label: '预约挂号', canBeSilent: true },
  report: { label: '检查报告', canBeSilent: true },
  renewal: { label: '续方与药品', canBeSilent: true },
  record: { label: '健康档案', canBeSilent: true },
  doctor: { label: '我的医生', canBeSilent: true },
  pathway: { label: '诊疗计划', canBeSilent: true },
  /** Fasting before an operation and the like: cannot be silenced, because it cannot wait. */
  pathway_urgent: { label: '术前与检查须知', canBeSilent: false },
  /** What cannot wait in the patient's own words. */
  emergency: { label: '紧急提醒', canBeSilent: false },
  coupon: { label: '优惠券', canBeSilent: true },
  feedback: { label: '意见反馈', canBeSilent: true },
  account: { label: '账号安全', canBeSilent: false },
  system: { label: '系统通知', canBeSilent: true },
} as const satisfies Readonly<Record<string, MessageModule>>

export type ModuleType = keyof typeof messageModules
export const moduleTypes = Object.keys(messageModules) as ModuleType[]
export const moduleLabel = (moduleType: string): string =>
  moduleType in messageModules ? messageModules[moduleType as ModuleType].label : '其他消息'

export const silenceableModules = moduleTypes.filter(one => messageModules[one].canBeSilent)
