import { Descriptions, Segmented } from 'antd'
import { useState } from 'react'
import type { Ecg } from '@nethos/contract/reports/report-content.schemas.ts'
import { EcgDrawing } from '@nethos/drawings/ecg/ecg-drawing.tsx'
import './ecg.css'

const sizes = [
  { value: 0.5, label: '50%' },
  { value: 1, label: '原大' },
  { value: 2, label: '200%' },
]

const measured = (value: number | null, unit: string): string => (value === null ? '—' : `${value} ${unit}`)

/** The figures of an electrocardiogram, and its trace as on paper. */
export function EcgView({ ecg }: { ecg: Ecg }) {
  const [zoom, setZoom] = useState(1)
  const isLong = ecg.lowestRate !== null || ecg.highestRate !== null
  return (
    <section aria-label="心电图">
      <Descriptions
        bordered
        size="small"
        column={{ xs: 1, md: 3 }}
        items={[
          { key: 'rate', label: '心率', children: measured(ecg.heartRate, '次/分') },
          ...(isLong
            ? [
                { key: 'lowest', label: '最低心率', children: measured(ecg.lowestRate, '次/分') },
                { key: 'highest', label: '最高心率', children: measured(ecg.highestRate, '次/分') },
              ]
            : []),
          { key: 'pr', label: 'PR间期', children: measured(ecg.prMs, 'ms') },
          { key: 'qrs', label: 'QRS时限', children: measured(ecg.qrsMs, 'ms') },
          { key: 'qt', label: 'QT', children: measured(ecg.qtMs, 'ms') },
          { key: 'qtc', label: 'QTc', children: measured(ecg.qtcMs, 'ms') },
          { key: 'axis', label: '电轴', children: measured(ecg.axis, '°') },
        ]}
      />
      {ecg.trace && (
        <>
          <div className="ecg__bar">
            <span>25 mm/s　10 mm/mV</span>
            <Segmented aria-label="波形大小" options={sizes} value={zoom} onChange={setZoom} />
          </div>
          {/* A keyboard scrolls it, so it takes the focus. */}
          <div className="ecg__paper" tabIndex={0} role="region" aria-label="心电波形，可左右上下滚动">
            <EcgDrawing ecg={ecg} zoom={zoom} />
          </div>
        </>
      )}
    </section>
  )
}
