import { shown } from '@nethos/contract/reports/lab/convert.ts'
import type { TrendLine } from '@nethos/contract/reports/lab/trend.ts'
import { drawingOf, frame } from './scale.ts'
import './trend-drawing.css'
import { pointText } from './trend-words.ts'

interface TrendDrawingProps {
  name: string
  line: TrendLine
  chosen: number
  onChoose: (at: number) => void
}

/** For the eye and the finger; the list below it is what a keyboard and a screen reader use. */
export function TrendDrawing({ name, line, chosen, onChoose }: TrendDrawingProps) {
  const { points, band, ticks, days } = drawingOf(line)
  const [first, last] = [line.points[0], line.points.at(-1)]
  const description = `${name}的变化图，${line.points.length}次结果，从${first?.day ?? ''}的${first ? pointText(first, line) : ''}到${last?.day ?? ''}的${last ? pointText(last, line) : ''}，数值见下面的列表`
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
