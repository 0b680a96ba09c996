import { useState } from 'react'
import './avatar.css'
import { Icon } from './icon.tsx'

interface AvatarProps {
  /** Address of the picture; without one, or when it fails, a plain figure stands in. */
  src?: string | null | undefined
  /** Whose picture it is, said by screen readers; empty when the name stands beside it. */
  name?: string
  size?: 'small' | 'usual' | 'large'
}

/** A round portrait: 36, 56 or 72. */
export function Avatar({ src, name = '', size = 'usual' }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  return (
    <span className={`avatar avatar--${size}`}>
      {src && failed !== src ? (
        <img src={src} alt={name} loading="lazy" decoding="async" fetchPriority="low" onError={() => setFailed(src)} />
      ) : (
        <Icon name="person" label={name || undefined} />
      )}
    </span>
  )
}
