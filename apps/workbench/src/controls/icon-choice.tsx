import { entryIconLabels, entryIconNames, type EntryIcon } from '@nethos/contract/common/entry-icons.ts'
import { Icon } from './icon.tsx'
import './icon-choice.css'

interface IconChoiceProps {
  value: EntryIcon
  onChange: (icon: EntryIcon) => void
}

/** One of the app's own drawings. */
export const IconChoice = ({ value, onChange }: IconChoiceProps) => (
  <fieldset className="icon-choice">
    <legend>图标</legend>
    {entryIconNames.map(icon => (
      <label key={icon} className="icon-choice__one">
        <input type="radio" name="icon" checked={value === icon} onChange={() => onChange(icon)} />
        <Icon name={icon} size={28} />
        {entryIconLabels[icon]}
      </label>
    ))}
  </fieldset>
)
