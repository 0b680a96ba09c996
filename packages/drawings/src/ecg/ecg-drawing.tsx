import { useId, useMemo } from 'react'
import type { Ecg } from '@nethos/contract/reports/report-content.schemas.ts'
import './ecg-drawing.css'
import { lengthOf, pathOf, strip, stripHeight } from './trace.ts'

/** Where the calibration mark stands: 1 mV high, 5 mm wide. */
const margin = 12

interface EcgDrawingProps {
  ecg: Ecg
  /** 1: as large as on paper, 25 mm a second and 10 mm a millivolt. */
  zoom: number
}

/** The trace on its millimetre paper, every lead a strip; nothing where the report has none. */
export function EcgDrawing({ ecg, zoom }: EcgDrawingProps) {
  const { trace } = ecg
  const strips = useMemo(
    () => trace?.leads.map(lead => ({ name: lead.lead, path: pathOf(lead, trace.periodMs) })) ?? [],
    [trace],
  )
  if (!trace || !strips.length) return null
  const width = lengthOf(trace) + margin
  const height = strips.length * stripHeight
  return (
    <svg
      role="img"
      aria-label={describeEcg(ecg)}
      viewBox={`0 0 ${width} ${height}`}
      className="ecg-drawing"
      style={{ width: `${width * zoom}mm`, height: `${height * zoom}mm` }}
    >
      <Grid width={width} height={height} />
      {strips.map(({ name, path }, row) => (
        <Strip key={name} name={name} path={path} row={row} />
      ))}
    </svg>
  )
}

function Grid({ width, height }: { width: number; height: number }) {
  const id = useId()
  return (
    <>
      <defs>
        <pattern id={`${id}1`} width="1" height="1" patternUnits="userSpaceOnUse">
          <path className="ecg__line" d="M1 0H0V1" strokeWidth="0.05" />
        </pattern>
        <pattern id={`${id}5`} width="5" height="5" patternUnits="userSpaceOnUse">
          <rect width="5" height="5" fill={`url(#${id}1)`} />
          <path className="ecg__line" d="M5 0H0V5" strokeWidth="0.18" />
        </pattern>
      </defs>
      <rect className="ecg__ground" width={width} height={height} />
      <rect width={width} height={height} fill={`url(#${id}5)`} />
    </>
  )
}

const Strip = ({ name, path, row }: { name: string; path: string; row: number }) => (
  <g data-lead={name} transform={`translate(0 ${row * stripHeight + strip.above})`}>
    <path className="ecg__trace" d="M2 0h1.5v-10h5v10h1.5" />
    <text className="ecg__lead" x="2" y="-12">
      {name}
    </text>
    <path className="ecg__trace" transform={`translate(${margin} 0)`} d={path} />
  </g>
)

/** What a screen reader says in the place of a drawing. */
function describeEcg({ heartRate, prMs, qrsMs, qtcMs, trace }: Ecg): string {
  const seconds = trace
    ? Math.round((Math.max(...trace.leads.map(one => one.samples.length)) * trace.periodMs) / 1000)
    : 0
  const values = [
    heartRate !== null && `心率${heartRate}次每分`,
    prMs !== null && `PR间期${prMs}毫秒`,
    qrsMs !== null && `QRS时限${qrsMs}毫秒`,
    qtcMs !== null && `QTc ${qtcMs}毫秒`,
  ].filter(Boolean)
  return `${trace?.leads.length ?? 0}个导联的心电波形，${seconds}秒${values.length ? `，${values.join('，')}` : ''}`
}
