import { useId, useState } from 'react'
import type { Trend, TrendLine } from '@nethos/contract/reports/lab/trend.ts'
import { TrendDrawing } from '@nethos/drawings/trend/trend-drawing.tsx'
import { describeChange, interpretationWords, pointText } from '@nethos/drawings/trend/trend-words.ts'
import './trend-chart.css'

interface TrendViewProps {
  name: string
  trend: Trend
}

/** An item over the years: a drawing for each line that may be compared, and the same numbers as a list. */
export function TrendView({ name, trend }: TrendViewProps) {
  if (!trend.lines.length && !trend.texts.length) return <p className="trend__hint">还没有可以比较的结果。</p>
  return (
    <div className="trend">
      {trend.notes.map(note => (
        <p key={note} className="trend__note">
          {note}
        </p>
      ))}
      {trend.lines.map(line => (
        <LineView key={`${line.label} ${line.unit}`} name={name} line={line} />
      ))}
      {trend.texts.length > 0 && (
        <section className="trend__line">
          <h2 className="trend__title">文字结果</h2>
          <ul className="trend__list">
            {trend.texts.map(one => (
              <li key={one.reportId} className="trend__text">
                <span>{one.day}</span>
                <b>{one.text}</b>
                <span className="trend__where">{one.hospitalName}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function LineView({ name, line }: { name: string; line: TrendLine }) {
  const [chosen, choose] = useState(line.points.length - 1)
  const title = useId()
  const point = line.points[chosen]
  const change = describeChange(line)
  return (
    <section className="trend__line" aria-labelledby={title}>
      <h2 className="trend__title" id={title}>
        {line.label || name}
        {line.printedUnit && <span className="trend__unit">（{line.printedUnit}）</span>}
      </h2>
      <TrendDrawing name={name} line={line} chosen={chosen} onChoose={choose} />
      {point && (
        <p className="trend__chosen" aria-live="polite">
          {point.day}　<b>{pointText(point, line)}</b>　{interpretationWords[point.standing]}
          {point.printed && `　原报告为 ${point.printed}`}
        </p>
      )}
      {change && <p className="trend__hint">最近一次{change}</p>}
      <ol className="trend__list">
        {line.points
          .map((one, at) => (
            <li key={one.reportId}>
              <button type="button" className="trend__row" aria-pressed={at === chosen} onClick={() => choose(at)}>
                <span>{one.day}</span>
                <b>{pointText(one, line)}</b>
                <span>{interpretationWords[one.standing]}</span>
                <span className="trend__where">{one.hospitalName}</span>
              </button>
            </li>
          ))
          .reverse()}
      </ol>
    </section>
  )
}
