import type { ReactNode } from 'react'
import './tag.css'

export type Tone = 'brand' | 'quiet' | 'warn' | 'danger' | 'good'

/** A small word on a coloured ground: a state, a property. The word carries the meaning, the colour only helps. */
export const Tag = ({ children, tone = 'brand' }: { children: ReactNode; tone?: Tone }) => (
  <span className={`tag tag--${tone}`}>{children}</span>
)
