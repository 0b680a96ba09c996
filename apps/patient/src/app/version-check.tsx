import { useEffect, useState } from 'react'
import './version-check.css'

const pause = 10 * 60_000

const ownVersion = (): string | undefined => {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  return entry ? new URL(entry.src).pathname : undefined
}

async function isOutdated(): Promise<boolean> {
  try {
    const answer = await fetch('/version.json', { cache: 'no-store' })
    const { version } = (await answer.json()) as { version?: string }
    return answer.ok && !!version && version !== ownVersion()
  } catch {
    return false
  }
}

/** Looks for a newer version when the person comes back to the app, and offers it quietly: nothing pops up. */
export function VersionCheck() {
  const [isOld, setOld] = useState(false)
  useEffect(() => {
    if (import.meta.env.DEV) return
    let askedAt = Date.now()
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < pause) return
      askedAt = Date.now()
      void isOutdated().then(setOld)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  if (!isOld) return null
  return (
    <div className="version-check" role="status">
      <span>有新版本可用</span>
      <button type="button" className="version-check__reload" onClick={() => window.location.reload()}>
        立即更新
      </button>
    </div>
  )
}
