import type { ShownAlarm } from '@nethos/contract/triage/alarm.fields.ts'
import { RedFlagVerdicts } from './red-flag-verdicts.tsx'

interface AlarmVerdictsProps {
  alarms: readonly ShownAlarm[]
  /** Gives whether it was taken. */
  judge: (judgement: Pick<ShownAlarm, 'flag'> & { verdict: NonNullable<ShownAlarm['verdict']> }) => Promise<boolean>
}

/** Whether there was a reason, of each that fired here; nothing where none did. */
export const AlarmVerdicts = ({ alarms, judge }: AlarmVerdictsProps) => (
  <RedFlagVerdicts
    flags={alarms.map(one => one.flag)}
    before={Object.fromEntries(alarms.flatMap(({ flag, verdict }) => (verdict ? [[flag, verdict]] : [])))}
    judge={(flag, verdict) => judge({ flag, verdict })}
  />
)
