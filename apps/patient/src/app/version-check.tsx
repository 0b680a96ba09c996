import { useEffect, useState } from 'react'
import { askVersion, reloadIfServed } from '@nethos/calls/version.ts'
import './version-check.css'

const pause = 10 * 60_000

/** Looks for a newer version when the person comes back to the app, and offers it quietly: nothing pops up. */
export function VersionCheck() {
  const [isOld, setOld] = useState(false)
  useEffect(() => {
    if (import.meta.env.DEV) return
    let askedAt = Date.now()
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < pause) return
      askedAt = Date.now()
      void askVersion().then(served => setOld(served === 'other version'))
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  if (!isOld) return null
  return (
    <div className="version-check" role="status">
      <span>有新版本可用</span>
      <button type="button" className="version-check__reload" onClick={() => void reloadIfServed()}>
        立即更新
      </button>
    </div>
  )
}
