import { Input } from 'antd'

interface WordSearchProps {
  label: string
  /** What the list is narrowed by now, where the address says it; a name never stands there and is left out. */
  value?: string
  width?: number
  onSearch: (word: string) => void
}

/** A field that narrows a list by a word, on Enter. */
export const WordSearch = ({ label, value, width = 220, onSearch }: WordSearchProps) => (
  <Input.Search
    key={value ?? ''}
    {...(value !== undefined && { defaultValue: value })}
    aria-label={label}
    placeholder={label}
    allowClear
    maxLength={64}
    style={{ width }}
    onSearch={word => onSearch(word.trim().slice(0, 50))}
  />
)

/** A number has no other signs; what was pasted around it falls away. */
export const numberIn = (word: string): string => word.replace(/[^A-Za-z0-9._-]/g, '').slice(0, 64)
