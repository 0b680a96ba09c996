import { useEffect, useRef, useState, type ReactNode } from 'react'
import './pull-to-refresh.css'

interface PullToRefreshProps {
  children: ReactNode
  onRefresh: () => unknown
  isRefreshing: boolean
}

const enough = 64
const most = 96

/** Pull a list down at its upper end to ask for it again. Only for fingers; the page asks by itself when it is opened. */
export function PullToRefresh({ children, onRefresh, isRefreshing }: PullToRefreshProps) {
  const box = useRef<HTMLDivElement>(null)
  const [pulled, setPulled] = useState(0)
  const latest = useRef({ onRefresh, isRefreshing })
  useEffect(() => {
    latest.current = { onRefresh, isRefreshing }
  })

  useEffect(() => {
    const element = box.current
    if (!element) return
    let from: Touch | undefined
    let distance = 0
    const down = (event: TouchEvent) => {
      from = window.scrollY <= 0 && event.touches.length === 1 ? event.touches[0] : undefined
      distance = 0
    }
    const move = (event: TouchEvent) => {
      const finger = event.touches[0]
      if (!from || !finger || latest.current.isRefreshing) return
      // A finger that sets out sideways wants something else.
      if (distance <= 0 && Math.abs(finger.clientX - from.clientX) > finger.clientY - from.clientY) {
        from = undefined
        return
      }
      distance = Math.min(most, (finger.clientY - from.clientY) / 2)
      if (distance <= 0 || window.scrollY > 0) return setPulled(0)
      if (event.cancelable) event.preventDefault()
      setPulled(distance)
    }
    const up = () => {
      if (from && distance >= enough) latest.current.onRefresh()
      from = undefined
      setPulled(0)
    }
    element.addEventListener('touchstart', down, { passive: true })
    element.addEventListener('touchmove', move, { passive: false })
    element.addEventListener('touchend', up)
    element.addEventListener('touchcancel', up)
    return () => {
      element.removeEventListener('touchstart', down)
      element.removeEventListener('touchmove', move)
      element.removeEventListener('touchend', up)
      element.removeEventListener('touchcancel', up)
    }
  }, [])

  return (
    <div className="pull" ref={box}>
      <p
        className="pull__word"
        style={{ height: isRefreshing ? undefined : pulled }}
        data-shown={isRefreshing || pulled > 0 || undefined}
        role={isRefreshing ? 'status' : undefined}
      >
        {isRefreshing ? '正在刷新…' : pulled >= enough ? '松开刷新' : pulled > 0 && '下拉刷新'}
      </p>
      {children}
    </div>
  )
}
