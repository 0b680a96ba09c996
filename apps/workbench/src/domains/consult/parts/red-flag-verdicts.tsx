import { Button } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { triageLabels, type TriageFlag } from '@nethos/contract/triage/triage-flags.ts'
import { judgeRedFlag } from '../consult.calls.ts'

/** One tap for each alarm: was it right? It is counted by rule and changes nothing of the consult. */
export const RedFlagVerdicts = ({ consultId, flags }: { consultId: string; flags: readonly TriageFlag[] }) => (
  <ul className="consult__verdicts">
    {flags.map(flag => (
      <RedFlagVerdict key={flag} consultId={consultId} flag={flag} />
    ))}
  </ul>
)

function RedFlagVerdict({ consultId, flag }: { consultId: string; flag: TriageFlag }) {
  const { run, isBusy } = useCommand(judgeRedFlag)
  const [said, setVerdict] = useState<'right' | 'wrong'>()
  const judge = async (verdict: 'right' | 'wrong') => {
    if (await run({ consultId, flag, verdict })) setVerdict(verdict)
  }
  const label = triageLabels[flag]
  return (
    <li>
      {label}
      <Button
        size="small"
        aria-label={`${label}：对`}
        aria-pressed={said === 'right'}
        disabled={isBusy}
        onClick={() => void judge('right')}
      >
        对
      </Button>
      <Button
        size="small"
        aria-label={`${label}：误报`}
        aria-pressed={said === 'wrong'}
        disabled={isBusy}
        onClick={() => void judge('wrong')}
      >
        误报
      </Button>
      {said && <span role="status">已记录，谢谢</span>}
    </li>
  )
}
