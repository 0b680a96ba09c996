import type { ReactNode } from 'react'
import './picker-sheet.css'
import { Icon } from './icon.tsx'
import { Sheet } from './sheet.tsx'

export interface Option {
  value: string
  /** A mark before the words. */
  mark?: ReactNode
  label: string
  /** A quiet line below: why it cannot be chosen, what it means. */
  note?: string
  disabled?: boolean
}

interface OptionListProps {
  /** An empty ring at what is not chosen: for a list that stays on the page. */
  rings?: boolean
  options: readonly Option[]
  value?: string | null | undefined
  onChoose: (value: string) => void
}

/** A plain column of options with a tick at the chosen one. */
export const OptionList = ({ options, value, onChoose, rings }: OptionListProps) => (
  <ul className="options">
    {options.map(option => (
      <li key={option.value}>
        <button
          type="button"
          className="option"
          aria-pressed={option.value === value}
          disabled={option.disabled}
          onClick={() => onChoose(option.value)}
        >
          {option.mark}
          <span className="option__words">
            {option.label}
            {option.note && <span className="option__note">{option.note}</span>}
          </span>
          {option.value === value ? <Icon name="check" /> : rings && <span className="option__ring" />}
        </button>
      </li>
    ))}
  </ul>
)

interface PickerSheetProps extends OptionListProps {
  open: boolean
  onClose: () => void
  title: string
}

/** Choose one of a list; a tap chooses and closes. */
export const PickerSheet = ({ open, onClose, title, onChoose, ...list }: PickerSheetProps) => (
  <Sheet flush open={open} onClose={onClose} title={title}>
    <OptionList
      {...list}
      onChoose={value => {
        onChoose(value)
        onClose()
      }}
    />
  </Sheet>
)
