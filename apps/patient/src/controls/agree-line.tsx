import type { ReactNode } from 'react'
import './agree-line.css'

interface AgreeLineProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** The sentence, with links to what is agreed to. Never ticked beforehand. */
  children: ReactNode
}

/** A box to tick beside a sentence: I have read and agree. */
export const AgreeLine = ({ checked, onChange, children }: AgreeLineProps) => (
  <label className="agree-line">
    <input
      className="agree-line__box"
      type="checkbox"
      checked={checked}
      onChange={event => onChange(event.target.checked)}
    />
    <span>{children}</span>
  </label>
)
