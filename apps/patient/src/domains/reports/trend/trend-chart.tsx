import { useId, useState } from 'react'
import { shown } from '@nethos/contract/reports/lab/convert.ts'
import { lastChange, type Trend, type TrendLine, type TrendPoint } from '@nethos/contract/reports/lab/trend.ts'
import { drawingOf, frame } from './scale.ts'
import './trend-chart.css'

const words = { in: '在范围内', low: '偏低', high: '偏高', abnormal: '与参考不同', unknown: '未作判断' } as const

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

/** 比上次（2025-03-01）高 0.4 mmol/L: counted, and no word of what it means. */
export function describeChange(line: TrendLine): string {
  const change = lastChange(line)
  if (!change) return ''
  if (change.by === 0) return `与上次（${change.since}）相同`
  return `比上次（${change.since}）${change.by > 0 ? '高' : '低'} ${shown(Math.abs(change.by))} ${line.printedUnit}`.trim()
}

const valueOf = (point: TrendPoint, line: TrendLine): string =>
  `${point.comparator}${shown(point.value)} ${line.printedUnit}`.trim()

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
      <Chart name={name} line={line} chosen={chosen} onChoose={choose} />
      {point && (
        <p className="trend__chosen" aria-live="polite">
          {point.day}　<b>{valueOf(point, line)}</b>　{words[point.standing]}
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
                <b>{valueOf(one, line)}</b>
                <span>{words[one.standing]}</span>
                <span className="trend__where">{one.hospitalName}</span>
              </button>
            </li>
          ))
          .reverse()}
      </ol>
    </section>
  )
}

interface ChartProps {
  name: string
  line: TrendLine
  chosen: number
  onChoose: (at: number) => void
}

/** For the eye and the finger; the list below it is what a keyboard and a screen reader use. */
function Chart({ name, line, chosen, onChoose }: ChartProps) {
  const { points, band, ticks, days } = drawingOf(line)
  const [first, last] = [line.points[0], line.points.at(-1)]
  const description = `${name}的变化图，${line.points.length}次结果，从${first?.day ?? ''}的${first ? valueOf(first, line) : ''}到${last?.day ?? ''}的${last ? valueOf(last, line) : ''}，数值见下面的列表`
  return (
    <svg className="trend__chart" role="img" aria-label={description} viewBox={`0 0 ${frame.width} ${frame.height}`}>
      {band && <polygon className="trend__band" points={band} />}
      {ticks.map(({ value, y }) => (
        <g key={value}>
          <line className="trend__grid" x1={frame.left} x2={frame.width - frame.right} y1={y} y2={y} />
          <text className="trend__tick" x={frame.left - 5} y={y + 4} textAnchor="end">
            {shown(value)}
          </text>
        </g>
      ))}
      {days.map(({ day, x }, at) => (
        <text
          key={day}
          className={`trend__tick${days.length === 1 ? '' : at === 0 ? ' trend__tick--first' : ' trend__tick--last'}`}
          x={x}
          y={frame.height - 7}
          textAnchor={days.length === 1 ? 'middle' : at === 0 ? 'start' : 'end'}
        >
          {day}
        </text>
      ))}
      <polyline className="trend__stroke" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ point, x, y }, at) => (
        <g key={point.reportId} onClick={() => onChoose(at)}>
          <circle className="trend__touch" cx={x} cy={y} r="14" />
          <circle
            className={`trend__point trend__point--${point.standing}${at === chosen ? ' is-chosen' : ''}`}
            cx={x}
            cy={y}
            r={at === chosen ? 5.5 : 4}
          />
        </g>
      ))}
    </svg>
  )
}
