import { useState } from 'react'
import { PickField } from '../../../controls/pick-field.tsx'
import { PickerSheet } from '../../../controls/picker-sheet.tsx'

interface ChoiceFieldProps<Value extends string> {
  label: string
  /** What may be chosen, with the words people read. */
  words: Readonly<Partial<Record<Value, string>>>
  /** Undefined while nothing is known or chosen. */
  value: Value | undefined
  onChoose: (value: Value) => void
  error?: string | undefined
}

/** One of a few words, chosen in a sheet. */
export function ChoiceField<Value extends string>({ label, words, value, onChoose, error }: ChoiceFieldProps<Value>) {
  const [isOpen, setOpen] = useState(false)
  const entries = Object.entries(words) as [Value, string][]
  return (
    <>
      <PickField label={label} text={(value && words[value]) ?? ''} error={error} onPick={() => setOpen(true)} />
      <PickerSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={label}
        options={entries.map(([value, label]) => ({ value, label }))}
        value={value}
        onChoose={chosen => onChoose(chosen as Value)}
      />
    </>
  )
}
