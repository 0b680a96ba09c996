import { useId, useMemo, useState } from 'react'
import type { Ecg } from '@nethos/contract/reports/report-content.schemas.ts'
import { usePinch } from '../viewer/use-pinch.ts'
import { lengthOf, pathOf, strip, stripHeight } from './trace.ts'
import './ecg-trace.css'

const zooms = { least: 0.5, most: 4, step: 1.25 } as const
const within = (zoom: number): number => Math.min(zooms.most, Math.max(zooms.least, zoom))
/** Where the calibration mark stands: 1 mV high, 5 mm wide. */
const margin = 12

interface EcgTraceViewProps {
  ecg: Ecg
}

/** The trace on its millimetre paper, every lead a strip, all of it to be scrolled; two fingers or the buttons zoom. */
export function EcgTraceView({ ecg }: EcgTraceViewProps) {
  const [zoom, setZoom] = useState(1)
  const pinch = usePinch({ onPinch: factor => setZoom(now => within(now * factor)) })
  const { trace } = ecg
  const strips = useMemo(
    () => trace?.leads.map(lead => ({ name: lead.lead, path: pathOf(lead, trace.periodMs) })) ?? [],
    [trace],
  )
  if (!trace || !strips.length) return <p className="ecg__none">这份报告没有可绘制的心电波形。</p>
  const width = lengthOf(trace) + margin
  const height = strips.length * stripHeight
  return (
    <div className="ecg">
      <div className="ecg__bar">
        <span className="ecg__scale">25 mm/s　10 mm/mV</span>
        <span className="ecg__buttons">
          <ZoomButton label="缩小" sign="−" onClick={() => setZoom(now => within(now / zooms.step))} />
          <output className="ecg__zoom" aria-label="当前大小">
            {Math.round(zoom * 100)}%
          </output>
          <ZoomButton label="放大" sign="+" onClick={() => setZoom(now => within(now * zooms.step))} />
        </span>
      </div>
      {/* A keyboard scrolls it, so it takes the focus. */}
      <div className="ecg__paper" tabIndex={0} role="region" aria-label="心电波形，可左右上下滚动" {...pinch}>
        <svg
          role="img"
          aria-label={describeEcg(ecg)}
          viewBox={`0 0 ${width} ${height}`}
          style={{ width: `${width * zoom}mm`, height: `${height * zoom}mm` }}
        >
          <Grid width={width} height={height} />
          {strips.map(({ name, path }, row) => (
            <Strip key={name} name={name} path={path} row={row} />
          ))}
        </svg>
      </div>
      <p className="ecg__hint">波形按医院原始数据绘制，不能代替医生阅图。</p>
    </div>
  )
}

const ZoomButton = ({ label, sign, onClick }: { label: string; sign: string; onClick: () => void }) => (
  <button type="button" className="ecg__button" aria-label={label} onClick={onClick}>
    {sign}
  </button>
)

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
