import { Button } from 'antd'
import { useState, type ComponentType } from 'react'
import type { ShownAlarm } from '@nethos/contract/triage/alarm.fields.ts'
import { triageLabels, type TriageFlag } from '@nethos/contract/triage/triage-flags.ts'
import './red-flag-verdicts.css'

type Verdict = NonNullable<ShownAlarm['verdict']>

type Judged = Readonly<Partial<Record<TriageFlag, Verdict>>>

interface RedFlagVerdictsProps {
  flags: readonly TriageFlag[]
  /** What was said of them before. */
  before?: Judged
  /** Gives whether it was taken. */
  judge: (flag: TriageFlag, verdict: Verdict) => Promise<boolean>
  /** Draws nothing: the desk's keys for the first that nobody has judged; undefined: there is none. */
  Keys?: ComponentType<{ judgeNext: ((verdict: Verdict) => void) | undefined }>
}

/** One tap for each alarm of triage: was it right? It is counted by rule and changes nothing for the patient. */
export function RedFlagVerdicts({ flags, before = {}, judge, Keys }: RedFlagVerdictsProps) {
  // What was judged stays in sight, where the server takes it off the talk.
  const [all, setAll] = useState(flags)
  const [judged, setJudged] = useState<Judged>(before)
  const added = flags.filter(flag => !all.includes(flag))
  if (added.length > 0) setAll([...all, ...added])
  const choose = async (flag: TriageFlag, verdict: Verdict) => {
    if (await judge(flag, verdict)) setJudged(known => ({ ...known, [flag]: verdict }))
  }
  const next = all.find(flag => judged[flag] === undefined)
  if (all.length === 0) return null
  return (
    <ul className="red-flag-verdicts" aria-label="提到紧急情况">
      {Keys && <Keys judgeNext={next && (verdict => void choose(next, verdict))} />}
      {all.map(flag => (
        <RedFlagVerdict key={flag} flag={flag} chosen={judged[flag]} choose={verdict => choose(flag, verdict)} />
      ))}
    </ul>
  )
}

interface RedFlagVerdictProps {
  flag: TriageFlag
  chosen: Verdict | undefined
  choose: (verdict: Verdict) => Promise<void>
}

function RedFlagVerdict({ flag, chosen, choose }: RedFlagVerdictProps) {
  const [isBusy, setBusy] = useState(false)
  const label = triageLabels[flag]
  const press = async (verdict: Verdict) => {
    setBusy(true)
    await choose(verdict)
    setBusy(false)
  }
  const choice = (verdict: Verdict, word: string) => (
    <Button
      size="small"
      aria-label={`${label}：${word}`}
      aria-pressed={chosen === verdict}
      disabled={isBusy}
      onClick={() => void press(verdict)}
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
