import type { ReactNode } from 'react'
import './viewer-bar.css'

interface ViewerBarProps {
  actions: {
    onActive: (offset: number) => void
    onRotateLeft: () => void
    onRotateRight: () => void
    onZoomOut: () => void
    onZoomIn: () => void
    onReset: () => void
  }
  current: number
  total: number
}

/** What can be done with a picture in the viewer, in words. No mirror: a mirrored finding is on the wrong side. */
export const ViewerBar = ({ actions, current, total }: ViewerBarProps) => (
  <div className="viewer-bar" role="toolbar" aria-label="查看图片">
    {total > 1 && (
      <Step onClick={() => actions.onActive(-1)} isOff={current === 0}>
        上一张
      </Step>
    )}
    <Step onClick={actions.onZoomOut}>缩小</Step>
    <Step onClick={actions.onZoomIn}>放大</Step>
    <Step onClick={actions.onRotateLeft}>左转</Step>
    <Step onClick={actions.onRotateRight}>右转</Step>
    <Step onClick={actions.onReset}>复位</Step>
    {total > 1 && (
      <Step onClick={() => actions.onActive(1)} isOff={current === total - 1}>
        下一张
      </Step>
    )}
  </div>
)

const Step = ({ onClick, isOff = false, children }: { onClick: () => void; isOff?: boolean; children: ReactNode }) => (
  <button type="button" onClick={onClick} disabled={isOff}>
    {children}
  </button>
)
