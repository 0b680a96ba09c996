import { useState } from 'react'
import './cascade.css'
import { OptionList, type Option } from './picker-sheet.tsx'
import { Sheet } from './sheet.tsx'

export interface Branch {
  value: string
  label: string
  children: readonly Option[]
}

interface CascadeProps {
  /** What the left column lists, for screen readers: 科室. */
  label: string
  branches: readonly Branch[]
  /** The chosen branch and the chosen option in it. */
  value?: readonly [branch: string, option: string] | null
  onChoose: (branch: string, option: string) => void
}

/** Two columns: groups at the left, the options of the chosen group at the right. Both scroll by themselves. */
export function Cascade({ label, branches, value, onChoose }: CascadeProps) {
  const [at, setAt] = useState(value?.[0] ?? branches[0]?.value)
  const branch = branches.find(one => one.value === at) ?? branches[0]
  return (
    <div className="cascade">
      <div className="cascade__groups" role="group" aria-label={label}>
        {branches.map(one => (
          <button
            key={one.value}
            type="button"
            className="cascade__group"
            aria-pressed={one === branch}
            onClick={() => setAt(one.value)}
          >
            {one.label}
          </button>
        ))}
      </div>
      <div className="cascade__options" key={branch?.value}>
        {branch && (
          <OptionList
            options={branch.children}
            value={value?.[0] === branch.value ? value[1] : null}
            onChoose={option => onChoose(branch.value, option)}
          />
        )}
      </div>
    </div>
  )
}

interface CascadeSheetProps extends CascadeProps {
  open: boolean
  onClose: () => void
}

/** The two columns in a sheet; a tap at the right chooses and closes. */
export const CascadeSheet = ({ open, onClose, onChoose, ...columns }: CascadeSheetProps) => (
  <Sheet flush open={open} onClose={onClose} title={columns.label}>
    <Cascade
      {...columns}
      onChoose={(branch, option) => {
        onChoose(branch, option)
        onClose()
      }}
    />
  </Sheet>
)
