import { Alert, AutoComplete, Collapse } from 'antd'
import { warningKindLabels } from '@nethos/contract/renewal/drug.kinds.ts'
import { overrideReasons, wantsReason, type DeskWarning } from '@nethos/contract/renewal/prescription-check.ts'
import { renewalLimits } from '@nethos/contract/renewal/renewal.limits.ts'
import './renewal.css'

const levelLabels = { stop: '禁止开具', warn: '需说明理由', inform: '提示' } as const
const tones = { stop: 'error', warn: 'warning', inform: 'info' } as const

const labelOf = ({ level, isOverridable }: DeskWarning) =>
  level === 'stop' && isOverridable ? '须说明理由，并由第二位医生复核' : levelLabels[level]

interface WarningsProps {
  warnings: readonly DeskWarning[]
  /** Where reasons are being written: by key. */
  reasons?: Readonly<Record<string, string>>
  onReason?: (key: string, reason: string) => void
  isTried?: boolean
  label?: string
}

/** What speaks against the medicines: what stops and what wants a reason stands open, what is only to be known is folded. */
export function Warnings({ warnings, reasons, onReason, isTried = false, label = '用药警示' }: WarningsProps) {
  const loud = warnings.filter(one => one.level !== 'inform')
  const quiet = warnings.filter(one => one.level === 'inform')
  if (warnings.length === 0) return null
  return (
    <section className="renewal-warnings" aria-label={label}>
      {loud.map(one => (
        <Alert
          key={one.key}
          type={tones[one.level]}
          showIcon
          title={`${labelOf(one)}｜${warningKindLabels[one.kind]}：${one.sentence}`}
          description={
            <>
              {one.source && <p className="renewal-source">依据：{one.source}</p>}
              {one.reason && <p className="renewal-source">医生的理由：{one.reason}</p>}
              {onReason && wantsReason(one) && (
                <Reason
                  of={one}
                  value={reasons?.[one.key] ?? ''}
                  isMissing={isTried && !reasons?.[one.key]?.trim()}
                  onChange={reason => onReason(one.key, reason)}
                />
              )}
            </>
          }
        />
      ))}
      {quiet.length > 0 && (
        <Collapse
          size="small"
          items={[
            {
              key: 'inform',
              label: `提示（${quiet.length}）`,
              children: (
                <ul className="renewal-informs">
                  {quiet.map(one => (
                    <li key={one.key}>
                      {warningKindLabels[one.kind]}：{one.sentence}
                    </li>
                  ))}
                </ul>
              ),
            },
          ]}
        />
      )}
    </section>
  )
}

/** What speaks against a signed prescription now and did not when it was signed. */
export const FreshWarnings = ({ warnings }: Pick<WarningsProps, 'warnings'>) =>
  warnings.length > 0 && (
    <>
      <h3>签名以后新出现的问题</h3>
      <Warnings warnings={warnings} label="签名以后新出现的问题" />
    </>
  )

interface ReasonProps {
  of: DeskWarning
  value: string
  isMissing: boolean
  onChange: (reason: string) => void
}

const Reason = ({ of, value, isMissing, onChange }: ReasonProps) => (
  <>
    <AutoComplete
      aria-label={`坚持用药的理由：${of.sentence}`}
      className="renewal-reason"
      placeholder="坚持用药的理由：选择或填写，药师会看到"
      status={isMissing ? 'error' : ''}
      value={value}
      maxLength={renewalLimits.reason}
      options={overrideReasons.map(reason => ({ value: reason }))}
      onChange={onChange}
    />
    {isMissing && (
      <p className="field__wrong" role="alert">
        请说明理由，或修改处方
      </p>
    )}
  </>
)
