import { useState } from 'react'
import { PickField } from '../../../controls/pick-field.tsx'
import { RegionPicker, type Region } from '../../../controls/region-picker.tsx'
import { regionsIn } from '../account.calls.ts'

export interface Area {
  areaCode: string
  areaName: string
}

interface RegionSheetProps {
  open: boolean
  onClose: () => void
  onChoose: (area: Area) => void
}

const regions = async (above?: Region): Promise<Region[]> =>
  (await regionsIn(above?.value)).map(one => ({ value: one.areaCode, label: one.areaName, hasMore: one.hasSub }))

/** Province, city, county; each list is fetched when it is opened. */
export const RegionSheet = ({ open, onClose, onChoose }: RegionSheetProps) => (
  <RegionPicker
    open={open}
    onClose={onClose}
    load={regions}
    onChoose={path => onChoose({ areaCode: path.at(-1)?.value ?? '', areaName: path.map(one => one.label).join('') })}
  />
)

interface RegionFieldProps {
  label: string
  areaName: string
  onChoose: (area: Area) => void
  error?: string | undefined
}

/** Where somebody lives, chosen from lists. */
export function RegionField({ label, areaName, onChoose, error }: RegionFieldProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <PickField label={label} text={areaName} error={error} onPick={() => setOpen(true)} />
      <RegionSheet open={isOpen} onClose={() => setOpen(false)} onChoose={onChoose} />
    </>
  )
}
