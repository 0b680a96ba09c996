import { alarmStates, type AlarmFacts, type AlarmStatus } from '@nethos/contract/consult/alarm.status.ts'
import { lifecycleOf } from '../../../lifecycle/lifecycle.ts'

export interface Alarm extends AlarmFacts {
  readonly consultId: string
  readonly status: AlarmStatus
}

interface Row {
  consultId: string
  status: string
  raisedAt: Date
  dutyAt: Date
  deskAt: Date
}

export const alarmColumns = ['consultId', 'status', 'raisedAt', 'dutyAt', 'deskAt'] as const

export const alarmOf = ({ consultId, status, raisedAt, dutyAt, deskAt }: Row): Alarm => ({
  consultId,
  status: status as AlarmStatus,
  raisedAt: raisedAt.getTime(),
  dutyAt: dutyAt.getTime(),
  deskAt: deskAt.getTime(),
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
  instants: ['raisedAt', 'dutyAt', 'deskAt'],
  services: { raise: 'by what the patient writes wherever he writes: the rules of triage find what cannot wait in it' },
})
