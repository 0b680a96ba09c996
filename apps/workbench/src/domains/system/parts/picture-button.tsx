import { Button } from 'antd'
import { useRef } from 'react'
import type { Uploaded } from '@nethos/calls/upload.ts'
import { usePicture } from './use-picture.ts'

interface PictureButtonProps {
  children: string
  onArrived: (picture: Uploaded) => void
}

/** A picture from this desk, uploaded. */
export function PictureButton({ children, onArrived }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const { send, isBusy } = usePicture()
  const chosen = async (file: File | undefined) => {
    const arrived = file && (await send(file))
    if (arrived) onArrived(arrived)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={children}
        onChange={event => {
          void chosen(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Button loading={isBusy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}
