import { useEffect, useState } from 'react'
import './region-picker.css'
import { OptionList } from './picker-sheet.tsx'
import { Sheet } from './sheet.tsx'
import { Skeleton } from './skeleton.tsx'

export interface Region {
  value: string
  label: string
  children?: readonly Region[]
}

interface RegionPickerProps {
  open: boolean
  onClose: () => void
  title?: string
  /** Fetches the table when the sheet is opened for the first time. */
  load: () => Promise<readonly Region[]>
  /** The chosen regions from the largest to the smallest. */
  onChoose: (path: readonly Region[]) => void
}

/** Province, city, district: one list after the other, with the way back above. Lists, not wheels: easier to hit. */
export function RegionPicker({ open, onClose, title = '选择地区', load, onChoose }: RegionPickerProps) {
  const [table, setTable] = useState<readonly Region[]>()
  const [path, setPath] = useState<readonly Region[]>([])

  useEffect(() => {
    if (!open || table) return
    let isWanted = true
    void load().then(loaded => isWanted && setTable(loaded))
    return () => {
      isWanted = false
    }
  }, [open, table, load])

  const here = path.length ? path[path.length - 1]?.children : table
  const choose = (value: string) => {
    const region = here?.find(one => one.value === value)
    if (!region) return
    if (region.children?.length) return setPath([...path, region])
    onChoose([...path, region])
    setPath([])
    onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <nav className="region-path" aria-label="已选地区">
        {path.map((region, at) => (
          <button
            key={region.value}
            type="button"
            className="region-path__step"
            onClick={() => setPath(path.slice(0, at))}
          >
            {region.label}
          </button>
        ))}
        <span className="region-path__now">请选择</span>
      </nav>
      <div className="region-list" key={path.length}>
        {here ? <OptionList options={here} onChoose={choose} /> : <Skeleton shape="rows" />}
      </div>
    </Sheet>
  )
}
