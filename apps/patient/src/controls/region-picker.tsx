import { useEffect, useState } from 'react'
import './region-picker.css'
import { OptionList } from './picker-sheet.tsx'
import { Sheet } from './sheet.tsx'
import { Skeleton } from './skeleton.tsx'

export interface Region {
  value: string
  label: string
  /** What it is divided into, where that is known beforehand … */
  children?: readonly Region[]
  /** … or that it is divided: the list is fetched when it is chosen. */
  hasMore?: boolean
}

interface RegionPickerProps {
  open: boolean
  onClose: () => void
  title?: string
  /** Fetches the largest regions, or those inside of one; each list once. */
  load: (above?: Region) => Promise<readonly Region[]>
  /** The chosen regions from the largest to the smallest. */
  onChoose: (path: readonly Region[]) => void
}

/** Province, city, district: one list after the other, with the way back above. Lists, not wheels: easier to hit. */
export function RegionPicker({ open, onClose, title = '选择地区', load, onChoose }: RegionPickerProps) {
  const [path, setPath] = useState<readonly Region[]>([])
  const { here, hasFailed, retry } = useListIn(path.at(-1), open, load)

  const choose = (value: string) => {
    const region = here?.find(one => one.value === value)
    if (!region) return
    if (region.children?.length || region.hasMore) return setPath([...path, region])
    onChoose([...path, region])
    setPath([])
    onClose()
  }
  return (
    <Sheet flush open={open} onClose={onClose} title={title}>
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
        {here ? (
          <OptionList options={here} onChoose={choose} />
        ) : hasFailed ? (
          <button type="button" className="region-list__retry" onClick={retry}>
            网络错误，请稍后重试，点此重试
          </button>
        ) : (
          <Skeleton shape="rows" />
        )}
      </div>
    </Sheet>
  )
}

/** The regions inside of one (or the largest), fetched when they are wanted for the first time. */
function useListIn(above: Region | undefined, isWanted: boolean, load: RegionPickerProps['load']) {
  const [lists, setLists] = useState<Readonly<Record<string, readonly Region[]>>>({})
  const [failed, setFailed] = useState<string>()
  const key = above?.value ?? ''
  const here = above?.children ?? lists[key]

  useEffect(() => {
    if (!isWanted || here || failed === key) return
    let isCurrent = true
    load(above).then(
      list => setLists(now => ({ ...now, [key]: list })),
      () => isCurrent && setFailed(key),
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, here, failed, key, above, load])

  return { here, hasFailed: failed === key, retry: () => setFailed(undefined) }
}
