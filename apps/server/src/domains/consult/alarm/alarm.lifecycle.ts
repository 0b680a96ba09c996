import { alarmStates, type AlarmFacts, type AlarmStatus } from '@nethos/contract/consult/alarm.status.ts'
import { lifecycleOf } from '../../../lifecycle/lifecycle.ts'

export interface Alarm extends AlarmFacts {
  readonly consultId: string
  readonly status: AlarmStatus
  /** How often the emergency desk was called. */
  readonly calls: number
  /** How many messages of the step may still arrive. */
  readonly openWays: number
}

interface Row {
  consultId: string
  status: string
  raisedAt: Date
  dutyAt: Date
  deskAt: Date
  againAt: Date | null
  calls: number
  openWays: number
}

export const alarmColumns = [
  'consultId',
  'status',
  'raisedAt',
  'dutyAt',
  'deskAt',
  'againAt',
  'calls',
  'openWays',
] as const

export const alarmOf = ({ status, raisedAt, dutyAt, deskAt, againAt, ...row }: Row): Alarm => ({
  ...row,
  status: status as AlarmStatus,
  raisedAt: raisedAt.getTime(),
  dutyAt: dutyAt.getTime(),
  deskAt: deskAt.getTime(),
  againAt: againAt?.getTime() ?? null,
})

export const alarms = lifecycleOf({
  table: 'consultAlarm',
  id: 'consultId',
  states: alarmStates,
  starts: ['raised'],
  history: 'consultAlarmMove',
  due: ['dueAt'],
  columns: alarmColumns,
  read: alarmOf,
  instants: ['raisedAt', 'dutyAt', 'deskAt', 'againAt'],
  services: { raise: 'by what the patient writes wherever he writes: the rules of triage find what cannot wait in it' },
})
