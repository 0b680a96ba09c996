import { useState } from 'react'
import { trendOfPoints, type TrendLine } from '@nethos/contract/reports/lab/trend.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { TrendDrawing } from '@nethos/drawings/trend/trend-drawing.tsx'
import { describeChange, interpretationWords, pointText } from '@nethos/drawings/trend/trend-words.ts'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { trendAtDesk } from '../reports.calls.ts'
import './item-trend.css'

interface ItemTrendProps {
  reportId: string
  itemIndex: number
  name: string
  /** What the item is, for units; empty where nothing is known of it. */
  analyteKey: string
}

/** What was measured of an item over the years: what may be compared as a drawing, each number below it. */
export function ItemTrend({ reportId, itemIndex, name, analyteKey }: ItemTrendProps) {
  const { value, status, sentence, retry } = useServiceQuery(trendAtDesk(reportId, itemIndex))
  if (!value) return status === 'fault' ? <Fault sentence={sentence} onRetry={retry} /> : <Waiting />
  const { lines, texts, notes } = trendOfPoints(value, analyteKey)
  if (value.length <= 1) return <p>没有更早的结果。</p>
  return (
    <section className="item-trend" aria-label={`${name}历次变化`}>
      {notes.map(note => (
        <p key={note}>{note}</p>
      ))}
      {lines.map(line => (
        <Line key={`${line.label} ${line.unit}`} name={name} line={line} />
      ))}
      {texts.length > 0 && (
        <ul>
          {texts.map(({ reportId: of, day, text, hospitalName }) => (
            <li key={of}>
              {day} <b>{text}</b> {hospitalName}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Line({ name, line }: { name: string; line: TrendLine }) {
  const [chosen, setChosen] = useState(line.points.length - 1)
  const point = line.points[chosen]
  return (
    <div className="item-trend__line">
      {line.label && <h4>{line.label}</h4>}
      <TrendDrawing name={name} line={line} chosen={chosen} onChoose={setChosen} />
      <div>
        <p>{describeChange(line)}</p>
        <ol className="item-trend__points">
          {line.points
            .map(one => (
              <li key={one.reportId} data-chosen={one === point || undefined}>
                {one.day} <b>{pointText(one, line)}</b> {interpretationWords[one.standing]}{' '}
                <span>
                  {one.printed && `原报告为 ${one.printed} `}
                  {one.hospitalName}
                </span>
              </li>
            ))
            .reverse()}
        </ol>
      </div>
    </div>
  )
}
