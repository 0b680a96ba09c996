import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { loadPart } from '@nethos/calls/chunks.ts'
import { adviceOf } from '@nethos/contract/triage/triage-advice.ts'
import { labelsOf, type TriageFlag } from '@nethos/contract/triage/triage-flags.ts'
import { CallButton } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { useHotlines } from '../use-hotlines.ts'
import { useTriage, useTriageOf, type Emergencies } from '../use-triage.ts'
import './emergency.css'

/** Hardly anybody reads it. */
const AnimalNotice = lazy(async () => ({ default: (await loadPart(() => import('./animal-notice.tsx'))).AnimalNotice }))

/** What must be done at once, before anything else on the page; nothing where nothing was said. */
export function Emergency({ found: { flags, rules, isOfAnimal } }: { found: Emergencies }) {
  const place = useRef<HTMLDivElement>(null)
  const flagged = flags.join()
  // What comes in above a field that is typed in would stay out of sight: the browser keeps the field where it is.
  useEffect(() => {
    if (flagged !== '') place.current?.scrollIntoView({ block: 'nearest' })
  }, [flagged])
  if (flags.length === 0)
    return isOfAnimal ? (
      <Suspense>
        <AnimalNotice />
      </Suspense>
    ) : null
  const read = rules && adviceOf(flags, rules)
  return (
    <div role="alert" ref={place}>
      <Notice tone="danger">
        <p className="emergency__word">您描述的情况可能很紧急：{labelsOf(flags)}</p>
        <Calls flags={flags} />
        <p>请不要等待线上回复，立即拨打120，或由家人陪同前往最近的急诊。</p>
        {read && (
          <p>
            {read.meaning}
            {read.advice}
          </p>
        )}
        {read && read.also !== '' && <p>{read.also}</p>}
        <p>您仍可以继续填写。</p>
      </Notice>
    </div>
  )
}

export const Calls = ({ flags }: { flags: readonly TriageFlag[] }) => (
  <div className="emergency__calls">
    <CallButton phone="120" look="danger">
      拨打120急救
    </CallButton>
    {useHotlines(flags).map(line => (
      <CallButton key={line.phone} phone={line.phone} look="quiet">
        {line.label}
      </CallButton>
    ))}
  </div>
)

/** The same for a page that only shows it: reads the texts by itself. */
export const EmergencyIn = ({ texts, known = nothing }: { texts: readonly string[]; known?: readonly string[] }) => (
  <Emergency found={useTriageOf(known, texts)} />
)
const nothing: readonly string[] = []

interface EmergencyLineProps {
  flags: readonly TriageFlag[]
  children?: ReactNode
}

/** The same in a talk, where it stays in sight: above what was said, and above the line that is typed. What to do is a tap away. */
export function EmergencyLine({ flags, children }: EmergencyLineProps) {
  const { rules } = useTriage()
  if (flags.length === 0) return null
  const read = rules && adviceOf(flags, rules)
  return (
    <div role="alert">
      <Notice tone="danger">
        <p className="emergency__word">您描述的情况可能很紧急：{labelsOf(flags)}</p>
        {children}
        <Calls flags={flags} />
        {read && (
          <details>
            <summary>等待急救时怎么做</summary>
            <p>
              {read.advice}
              {read.also}
            </p>
          </details>
        )}
      </Notice>
    </div>
  )
}
