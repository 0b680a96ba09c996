import { useState } from 'react'
import { Icon } from './icon.tsx'
import './portrait.css'

interface PortraitProps {
  /** The picture's address; without one, or when it fails, a plain figure stands in. */
  src: string
  size: 'small' | 'large'
}

/** A round picture, as patients see it; the name stands beside it. */
export function Portrait({ src, size }: PortraitProps) {
  const [failed, setFailed] = useState('')
  return (
    <span className={`portrait portrait--${size}`}>
      {src && failed !== src ? (
        <img src={src} alt="" loading="lazy" onError={() => setFailed(src)} />
      ) : (
        <Icon name="person" />
      )}
    </span>
  )
}
