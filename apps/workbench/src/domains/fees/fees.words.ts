import { feeBillStates, type FeeBillState } from '@nethos/contract/fees/fees.status.ts'
import type { DeskBill } from '@nethos/contract/fees/fees-desk.services.ts'

export const whatLabels: Readonly<Record<DeskBill['what'], string>> = {
  outpatient: '门诊缴费',
  deposit: '住院预缴',
  discharge: '出院结算',
}
export const billTones: Readonly<Partial<Record<FeeBillState, 'danger' | 'warn' | 'good'>>> = {
  writing: 'warn',
  undoing: 'danger',
  settled: 'good',
}
const labels = Object.fromEntries(Object.entries(feeBillStates).map(([state, { label }]) => [state, label]))
export const billStateLabels = labels as Record<FeeBillState, string>
