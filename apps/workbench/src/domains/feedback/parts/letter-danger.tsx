import { useCommand } from '@nethos/calls/command.ts'
import type { ShownAlarm } from '@nethos/contract/triage/alarm.fields.ts'
import { Tag } from '../../../controls/tag.tsx'
import { AlarmVerdicts } from '../../triage/public.ts'
import { judgeFlag } from '../feedback.calls.ts'

interface LetterDangerProps {
  letter: { feedbackId: string; danger: string; alarms: readonly ShownAlarm[] }
}

/** What in a letter cannot wait, and whether that was right. */
export function LetterDanger({ letter: { feedbackId, danger, alarms } }: LetterDangerProps) {
  const judging = useCommand(judgeFlag)
  return (
    <>
      {danger !== '' && <Tag tone="danger">{danger}</Tag>}
      <AlarmVerdicts
        alarms={alarms}
        judge={async judgement => (await judging.run({ feedbackId, ...judgement })) === true}
      />
    </>
  )
}
