import { Button } from 'antd'
import { useRef } from 'react'
import { Icon, type IconName } from '../../../controls/icon.tsx'

interface FilePickerProps {
  icon: IconName
  label: string
  accept: string
  onChosen: (files: File[]) => void
}

/** Opens the system's dialog for several files. */
export function FilePicker({ icon, label, accept, onChosen }: FilePickerProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        type="text"
        icon={<Icon name={icon} />}
        aria-label={`发送${label}`}
        onClick={() => field.current?.click()}
      >
        <span className="composer__word">{label}</span>
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        multiple
        accept={accept}
        aria-label={`选择${label}`}
        onChange={({ currentTarget }) => {
          onChosen([...(currentTarget.files ?? [])])
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
