import { Button, Image } from 'antd'
import { useState } from 'react'
import type { WindowName } from '@nethos/contract/reports/report-windows.ts'
import type { ShownSeries } from '../reports.calls.ts'

export interface SeriesPictureProps {
  picture: ShownSeries['pictures'][number]
  /** The window that it opens in; without one as the archive shows it. */
  windowName: WindowName | undefined
}

/** One picture of a series, small; it opens large. An archive that did not answer is asked again by who wants to see it. */
export function SeriesPicture({ picture: { imageUrl, thumbUrl, title }, windowName }: SeriesPictureProps) {
  const [isMissing, setMissing] = useState(false)
  const label = title || '影像'
  if (isMissing)
    return (
      <Button className="series__missing" aria-label={`${label}没有取到，重新获取`} onClick={() => setMissing(false)}>
        重新获取
      </Button>
    )
  return (
    <Image
      width={96}
      src={thumbUrl}
      preview={{ src: windowName === undefined ? imageUrl : `${imageUrl}&window=${windowName}` }}
      alt={label}
      onError={() => setMissing(true)}
    />
  )
}
