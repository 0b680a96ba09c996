import './tag.css'

export type Tone = 'plain' | 'brand' | 'warn' | 'danger' | 'good'

/** A state in one word; the colour only repeats it. */
export const Tag = ({ tone = 'plain', children }: { tone?: Tone; children: string }) => (
  <span className={`tag tag--${tone}`}>{children}</span>
)
