import { serviceIconLabels } from '@nethos/contract/common/service-icon-labels.ts'
import { serviceIconNames, type ServiceIconName } from '@nethos/contract/common/service-icons.ts'
import { ServiceIcon } from './service-icon.tsx'
import './icon-choice.css'

interface IconChoiceProps {
  value: ServiceIconName
  onChange: (icon: ServiceIconName) => void
}

/** One of the app's own drawings. */
export const IconChoice = ({ value, onChange }: IconChoiceProps) => (
  <fieldset className="icon-choice">
    <legend>图标</legend>
    {serviceIconNames.map(icon => (
      <label key={icon} className={value === icon ? 'icon-choice__one is-chosen' : 'icon-choice__one'}>
        <input type="radio" name="icon" checked={value === icon} onChange={() => onChange(icon)} />
        <ServiceIcon name={icon} />
        {serviceIconLabels[icon]}
      </label>
    ))}
  </fieldset>
)
