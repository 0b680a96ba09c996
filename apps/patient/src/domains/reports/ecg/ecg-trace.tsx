import { EcgDrawing } from '@nethos/drawings/ecg/ecg-drawing.tsx'
import { useState } from 'react'
import type { Ecg } from '@nethos/contract/reports/report-content.schemas.ts'
import { usePinch } from '../viewer/use-pinch.ts'
import './ecg-trace.css'

const zooms = { least: 0.5, most: 4, step: 1.25 } as const
const within = (zoom: number): number => Math.min(zooms.most, Math.max(zooms.least, zoom))

interface EcgTraceViewProps {
  ecg: Ecg
}

/** The trace on its millimetre paper, every lead a strip, all of it to be scrolled; two fingers or the buttons zoom. */
export function EcgTraceView({ ecg }: EcgTraceViewProps) {
  const [zoom, setZoom] = useState(1)
  const pinch = usePinch({ onPinch: factor => setZoom(now => within(now * factor)) })
  const { trace } = ecg
  if (!trace?.leads.length) return <p className="ecg__none">这份报告没有可绘制的心电波形。</p>
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
        <EcgDrawing ecg={ecg} zoom={zoom} />
      </div>
      <p className="ecg__hint">波形按医院的原始记录画出，不能代替医生看图。</p>
    </div>
  )
}

const ZoomButton = ({ label, sign, onClick }: { label: string; sign: string; onClick: () => void }) => (
  <button type="button" className="ecg__button" aria-label={label} onClick={onClick}>
    {sign}
  </button>
)
