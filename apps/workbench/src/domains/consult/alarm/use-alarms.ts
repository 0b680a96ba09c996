import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery, type ServiceQuery } from '@nethos/calls/query.ts'
import { alarms, type AlarmRow } from './alarm.calls.ts'

/** Patients in danger whom nobody has looked at, as far as they concern who works here. */
export function useAlarms(isAsking = true): ServiceQuery<AlarmRow[]> {
  const query = useServiceQuery(alarms, { unless: !isAsking, everyMs: 10_000 })
  useEvents(({ type }) => isAsking && (type === 'alarm' || type === 'consult') && query.retry())
  return query
}
