import { useEvents } from '@nethos/calls/events.ts'
import { useAsked, type Asked } from '@nethos/calls/query.ts'
import { alarms, type AlarmRow } from './alarm.calls.ts'

/** Patients in danger whom nobody has looked at, as far as they concern who works here. */
export function useAlarms(isAsking = true): Asked<AlarmRow[]> {
  const asked = useAsked(alarms, { unless: !isAsking, everyMs: 10_000 })
  useEvents(({ type }) => isAsking && (type === 'alarm' || type === 'consult') && asked.retry())
  return asked
}
