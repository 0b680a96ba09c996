import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { ExplainedItem } from '@nethos/contract/reports/lab/explained.schemas.ts'
import type { LabItem } from '@nethos/contract/reports/report-content.schemas.ts'
import { Readable } from '../../../patterns/readable.tsx'
import { RangeBar } from './range-bar.tsx'
import './lab-item-row.css'

/** A word and a sign, never a colour alone. */
export const signs = {
  in: { word: '在范围内', sign: '', tone: 'good' },
  low: { word: '偏低', sign: '↓', tone: 'warn' },
  high: { word: '偏高', sign: '↑', tone: 'warn' },
  abnormal: { word: '与参考不同', sign: '!', tone: 'warn' },
  unknown: { word: '未作判断', sign: '', tone: 'quiet' },
} as const

/** Where the page's summary leads to: an item by its place in the report. */
export const anchorOf = (at: number): string => `item-${at}`

interface LabItemRowProps {
  /** Its place in the report. */
  at: number
  item: LabItem
  explained: ExplainedItem
  /** Where its trend is shown; left out where there is none. */
  trendTo?: string | undefined
}

const raised: Readonly<Record<string, string>> = { 6: '⁶', 9: '⁹', 12: '¹²' }
/** 10^9/L as it is read: ×10⁹/L. */
const printedUnit = (unit: string): string =>
  unit.replace(/^[x×*]?10[\^*]+(6|9|12)(?=\/)/, (_, power: string) => `×10${raised[power]}`)

export const printedResult = ({ value, comparator, text, unit }: LabItem): string => {
  const result = text || (value === null ? '' : `${comparator}${value}`)
  return result && unit && value !== null ? `${result} ${printedUnit(unit)}` : result || '—'
}

/** One item of a laboratory report: what came out, how it stands, and on a tap what that means. */
export function LabItemRow({ at, item, explained, trendTo }: LabItemRowProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { word, sign, tone } = signs[explained.standing]
  return (
    <li id={anchorOf(at)} className={`lab-item lab-item--${explained.critical ? 'danger' : tone}`}>
      <button
        type="button"
        className="lab-item__head"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="lab-item__name">{item.name}</span>
        <span className="lab-item__result">
          <b>{printedResult(item)}</b>
          <span className="lab-item__word">
            {sign && <span aria-hidden>{sign} </span>}
            {explained.critical ? `${word}，危急值` : word}
          </span>
        </span>
        <span className="lab-item__range">{item.range.text ? `参考 ${item.range.text}` : '报告未给参考范围'}</span>
        {item.value !== null && (explained.low !== null || explained.high !== null) && (
          <RangeBar value={item.value} low={explained.low} high={explained.high} />
        )}
        {item.note && <span className="lab-item__note">检验科备注：{item.note}</span>}
        <span className="lab-item__ask">{isOpen ? '收起说明' : '这是什么'}</span>
      </button>
      {explained.advice && (
        <p className="lab-item__advice" role="note">
          {explained.advice.text}
          <span className="lab-item__source">依据：{explained.advice.source}</span>
        </p>
      )}
      {isOpen && (
        <div className="lab-item__more" id={id}>
          <Readable>
            <Explanation item={item} explained={explained} />
          </Readable>
          {trendTo && item.value !== null && (
            <Link className="lab-item__trend" to={trendTo}>
              看历次变化
            </Link>
          )}
        </div>
      )}
    </li>
  )
}

function Explanation({
  item,
  explained: { standing, knowledge, published },
}: Pick<LabItemRowProps, 'item' | 'explained'>) {
  const notes = item.method && `检测方法：${item.method}`
  if (!knowledge)
    return (
      <>
        <p>这个项目暂时没有通俗说明，请问开单的医生。</p>
        {notes && <p className="lab-item__source">{notes}</p>}
      </>
    )
  const { measures, above, below, calm, disturbs, sources } = knowledge
  const found = above && !below ? '阳性或异常' : '偏高'
  return (
    <>
      <dl className="lab-item__lines">
        <Line label="查的是什么" text={measures} />
        {standing !== 'low' && <Line label={`${found}可能是`} text={above} />}
        {standing !== 'high' && standing !== 'abnormal' && <Line label="偏低可能是" text={below} />}
        <Line label="什么时候不必担心" text={calm} />
        <Line label="这些会影响结果" text={disturbs.join('；')} />
        {published && (
          <Line
            label="成人一般范围"
            text={`${published.low ?? ''}–${published.high ?? ''} ${published.unit}（${published.source}，仅供了解，以检验科为准）`}
          />
        )}
      </dl>
      <p className="lab-item__source">
        {notes && `${notes}。`}说明不是诊断，结果请由医生结合情况判断。资料：{sources.join('、')}
      </p>
    </>
  )
}

const Line = ({ label, text }: { label: string; text: string }) =>
  text ? (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  ) : null
