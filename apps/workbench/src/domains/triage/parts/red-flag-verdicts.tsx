import { Button } from 'antd'
import { useState } from 'react'
import { triageLabels, type TriageFlag } from '@nethos/contract/triage/triage-flags.ts'
import './red-flag-verdicts.css'

type Verdict = 'right' | 'wrong'

interface RedFlagVerdictsProps {
  flags: readonly TriageFlag[]
  /** Gives whether it was taken. */
  judge: (flag: TriageFlag, verdict: Verdict) => Promise<boolean>
}

/** One tap for each alarm of triage: was it right? It is counted by rule and changes nothing for the patient. */
export function RedFlagVerdicts({ flags, judge }: RedFlagVerdictsProps) {
  // What was judged stays in sight, where the server takes it off the talk.
  const [all, setAll] = useState(flags)
  const added = flags.filter(flag => !all.includes(flag))
  if (added.length > 0) setAll([...all, ...added])
  if (all.length === 0) return null
  return (
    <ul className="red-flag-verdicts" aria-label="提到紧急情况">
      {all.map(flag => (
        <RedFlagVerdict key={flag} flag={flag} judge={judge} />
      ))}
    </ul>
  )
}

function RedFlagVerdict({ flag, judge }: Pick<RedFlagVerdictsProps, 'judge'> & { flag: TriageFlag }) {
  const [isBusy, setBusy] = useState(false)
  const [chosen, setChosen] = useState<Verdict>()
  const label = triageLabels[flag]
  const choose = async (verdict: Verdict) => {
    setBusy(true)
    if (await judge(flag, verdict)) setChosen(verdict)
    setBusy(false)
  }
  const choice = (verdict: Verdict, word: string) => (
    <Button
      size="small"
      aria-label={`${label}：${word}`}
      aria-pressed={chosen === verdict}
      disabled={isBusy}
      onClick={() => void choose(verdict)}
    >
      {word}
    </Button>
  )
  return (
    <li>
      {label}
      {choice('right', '对')}
      {choice('wrong', '误报')}
      {chosen && <span role="status">已记录，谢谢</span>}
    </li>
  )
}
