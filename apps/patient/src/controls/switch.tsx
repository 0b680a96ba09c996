import './switch.css'

interface SwitchProps {
  label: string
  /** A quiet line under the label: what the switch does. */
  note?: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A setting that is on or off at once. */
export const Switch = ({ label, note, checked, onChange }: SwitchProps) => (
  <button type="button" className="switch" role="switch" aria-checked={checked} onClick={() => onChange(!checked)}>
    <span className="switch__words">
      {label}
      {note && <span className="switch__note">{note}</span>}
    </span>
    <span className="switch__track" aria-hidden />
  </button>
)
