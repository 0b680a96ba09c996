import { Image, Segmented } from 'antd'
import { useState } from 'react'
import { pictureWindows, type WindowName } from '@nethos/contract/reports/report-windows.ts'
import type { ShownSeries } from '../reports.calls.ts'
import { SeriesPicture } from './series-picture.tsx'
import './series.css'

/** A series of pictures; of a CT the archive renders them in the window that is chosen. */
export function Series({ series }: { series: ShownSeries }) {
  const [chosen, setChosen] = useState<WindowName>()
  const { seriesName, modality, pictures, windows } = series
  const options = [undefined, ...windows].map(one => ({
    value: one ?? '',
    label: one === undefined ? '默认窗' : pictureWindows[one].name,
  }))
  return (
    <section aria-label={seriesName || modality}>
      <h3>
        {seriesName} {modality}（{pictures.length}幅）
      </h3>
      {windows.length > 0 && (
        <Segmented
          aria-label="窗宽窗位"
          options={options}
          value={chosen ?? ''}
          onChange={value => setChosen(windows.find(one => one === value))}
        />
      )}
      <Image.PreviewGroup>
        <div className="series__pictures">
          {pictures.map(picture => (
            <SeriesPicture key={picture.attaId} picture={picture} windowName={chosen} />
          ))}
        </div>
      </Image.PreviewGroup>
    </section>
  )
}
