import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './notice.css'
import type { Tone } from './tag.tsx'

/** A line or two that stand on the page to be read: a deadline, a warning, a tip. */
export const Notice = ({ children, tone = 'brand' }: { children: ReactNode; tone?: Tone }) => (
  <div className={`notice notice--${tone}`}>
    <Icon name={tone === 'warn' || tone === 'danger' ? 'warning' : tone === 'good' ? 'check' : 'info'} />
    <div className="notice__text">{children}</div>
  </div>
)
