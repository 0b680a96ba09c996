import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { alarmDeskServices as services } from '@nethos/contract/consult/alarm-desk.services.ts'
import { consultDeskServices } from '@nethos/contract/consult/consult-desk.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'

export type AlarmRow = OutputOf<typeof services.listAlarms>[number]

export const alarms = query(services.listAlarms, {})
export const takeAlarm = command(
  services.takeAlarm,
  services.listAlarms,
  consultDeskServices.listDeskConsults,
  consultDeskServices.countDeskConsults,
)
export const handleAlarm = command(services.handleAlarm, services.listAlarms)
