import { lazy, Suspense, useState } from 'react'
import { loadPart } from '@nethos/calls/chunks.ts'
import './avatar.css'
import { Icon } from './icon.tsx'

const Face = lazy(() => loadPart(() => import('./face.tsx')))

interface AvatarProps {
  /** Whose face is drawn where there is no picture; left out: a plain figure. */
  of?: { age: number | null; gender: 'M' | 'F' | '' } | undefined
  /** Address of the picture; without one, or when it fails, a plain figure stands in. */
  src?: string | null | undefined
  /** Whose picture it is, said by screen readers; empty when the name stands beside it. */
  name?: string
  size?: 'small' | 'usual' | 'large'
}

/** A round portrait: 36, 56 or 72. */
export function Avatar({ src, name = '', size = 'usual', of }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  return (
    <span className={`avatar avatar--${size}`}>
      {src && failed !== src ? (
        <img src={src} alt={name} loading="lazy" decoding="async" fetchPriority="low" onError={() => setFailed(src)} />
      ) : of && of.gender !== '' ? (
        <Suspense fallback={null}>
          <Face {...of} />
        </Suspense>
      ) : (
        <Icon name="person" label={name || undefined} />
      )}
    </span>
  )
}
