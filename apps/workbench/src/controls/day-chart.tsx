import { useEffect, useRef } from 'react'
import UPlot, { type AlignedData, type Options, type Series } from 'uplot'
import 'uplot/dist/uPlot.min.css'
import './day-chart.css'

interface DaySeries {
  label: string
  /** By its name in the look, so that day and night are right: brand, warn. */
  tone: 'brand' | 'warn'
  as: 'bars' | 'line'
  values: readonly number[]
}

interface DayChartProps {
  /** What is seen on it, in words; the figures themselves stand in a table. */
  label: string
  days: readonly string[]
  series: readonly DaySeries[]
  show: (value: number) => string
}

const high = 220
const night = '(prefers-color-scheme: dark)'

/** Figures of a stretch of days: bars and lines over the days, the values of the day under the pointer below. */
export function DayChart(props: DayChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const drawn = JSON.stringify([props.days, props.series])
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    const place = box.current
    if (!place) return
    let plot = draw(place, latest.current)
    const again = () => {
      plot.destroy()
      plot = draw(place, latest.current)
    }
    const sizes = new ResizeObserver(() => plot.setSize({ width: place.clientWidth, height: high }))
    sizes.observe(place)
    const dark = matchMedia(night)
    dark.addEventListener('change', again)
    return () => {
      sizes.disconnect()
      dark.removeEventListener('change', again)
      plot.destroy()
    }
  }, [drawn])
  return (
    <figure className="day-chart">
      <div ref={box} role="img" aria-label={props.label} />
      <ChartData {...props} />
    </figure>
  )
}

/** The same figures to be read: by whoever does not see the picture, and by tests. */
const ChartData = ({ label, days, series, show }: DayChartProps) => (
  <details className="day-chart__data">
    <summary>查看图表数据</summary>
    <div>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">日期</th>
            {series.map(one => (
              <th key={one.label} scope="col">
                {one.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day, at) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              {series.map(one => (
                <td key={one.label}>{show(one.values[at] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
)

function draw(place: HTMLElement, { days, series, show }: DayChartProps): UPlot {
  const style = getComputedStyle(place)
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim()
  const seriesOf = ({ label, tone, as }: DaySeries): Series => ({
    label,
    stroke: colour(tone),
    width: as === 'line' ? 2 : 0,
    value: (_, value) => (value === null ? '—' : show(value)),
    points: { show: as === 'line' && days.length < 32 },
    // oxlint-disable-next-line typescript/no-non-null-assertion -- the library has this kind of path
    ...(as === 'bars' && { fill: colour(tone), paths: UPlot.paths.bars!({ size: [0.6, 40] }) }),
  })
  const axis = { stroke: colour('ink-3'), grid: { stroke: colour('line'), width: 1 }, ticks: { show: false } }
  const options: Options = {
    width: place.clientWidth,
    height: high,
    cursor: { drag: { x: false, y: false } },
    scales: {
      x: { time: false, range: [-0.5, days.length - 0.5] },
      y: { range: (_, least, most) => spanOf(least, most) },
    },
    axes: [
      { ...axis, grid: { show: false }, values: (_, at) => at.map(index => days[index]?.slice(5) ?? '') },
      { ...axis, size: 72, values: (_, at) => at.map(show) },
    ],
    series: [
      { label: '日期', value: (_, index) => (index === null ? '—' : (days[index] ?? '')) },
      ...series.map(seriesOf),
    ],
  }
  const data: AlignedData = [days.map((_, at) => at), ...series.map(({ values }) => [...values])]
  return new UPlot(options, data, place)
}

/** From zero, or below where more went back than came; never without height. */
const spanOf = (least: number, most: number): [number, number] => [Math.min(0, least), Math.max(most * 1.05, 1)]
