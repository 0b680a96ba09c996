import { useEffect, useRef } from 'react'
import { redFlagLabels, redFlagRules, type RedFlag } from '@nethos/contract/consult/red-flags.ts'
import { CallButton } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import './emergency.css'

/** What must be done at once, before anything else on the page; nothing where nothing was said. */
export function Emergency({ flags }: { flags: readonly RedFlag[] }) {
  const place = useRef<HTMLDivElement>(null)
  const said = flags.join()
  // What comes in above a field that is typed in would stay out of sight: the browser keeps the field where it is.
  useEffect(() => {
    if (said !== '') place.current?.scrollIntoView({ block: 'nearest' })
  }, [said])
  if (flags.length === 0) return null
  const rules = flags.map(flag => redFlagRules[flag])
  return (
    <div role="alert" ref={place}>
      <Notice tone="danger">
        <p className="emergency__word">您描述的情况可能很紧急：{redFlagLabels(flags)}</p>
        <p>请不要等待线上回复，立即拨打120，或由家人陪同前往最近的急诊。</p>
        {rules.map(rule => (
          <p key={rule.label}>{rule.advice}</p>
        ))}
        <Calls flags={flags} />
      </Notice>
    </div>
  )
}

const Calls = ({ flags }: { flags: readonly RedFlag[] }) => (
  <div className="emergency__calls">
    <CallButton phone="120" look="danger">
      拨打120急救
    </CallButton>
    {flags
      .map(flag => redFlagRules[flag])
      .map(
        rule =>
          'hotline' in rule && (
            <CallButton key={rule.hotline.phone} phone={rule.hotline.phone} look="quiet">
              {rule.hotline.label}
            </CallButton>
          ),
      )}
  </div>
)

/** The same in a talk, where it stays in sight: above what was said, and above the line that is typed. */
export function EmergencyLine({ flags }: { flags: readonly RedFlag[] }) {
  if (flags.length === 0) return null
  return (
    <div role="alert">
      <Notice tone="danger">
        <p className="emergency__word">您描述的情况可能很紧急：{redFlagLabels(flags)}</p>
        <Calls flags={flags} />
      </Notice>
    </div>
  )
}
