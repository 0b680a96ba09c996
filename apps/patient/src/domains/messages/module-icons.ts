import type { ModuleType } from '@nethos/contract/messages/messages.modules.ts'
import type { IconName } from '../../controls/icon.tsx'

const icons: Readonly<Record<ModuleType, IconName>> = {
  consult: 'chat',
  payment: 'wallet',
  booking: 'calendar',
  report: 'report',
  renewal: 'pill',
  record: 'clipboard',
  doctor: 'doctor',
  pathway: 'clipboard',
  pathway_urgent: 'warning',
  emergency: 'warning',
  coupon: 'ticket',
  feedback: 'edit',
  account: 'shield',
  system: 'bell',
}

export const iconOf = (moduleType: string): IconName => icons[moduleType as ModuleType] ?? 'bell'
