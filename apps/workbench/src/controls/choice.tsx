import { Select } from 'antd'

interface ChoiceProps<Key extends string> {
  label: string
  value: Key
  of: Readonly<Record<Key, string>>
  onChange: (key: Key) => void
}

/** One out of a few, with a name that screen readers say. */
export const Choice = <Key extends string>({ label, value, of, onChange }: ChoiceProps<Key>) => (
  <Select<Key>
    aria-label={label}
    value={value}
    popupMatchSelectWidth={false}
    options={(Object.keys(of) as Key[]).map(key => ({ value: key, label: of[key] }))}
    onChange={key => onChange(key)}
  />
)
