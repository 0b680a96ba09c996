import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { loadPart } from '@nethos/calls/chunks.ts'
import { upload } from '@nethos/calls/upload.ts'
import { reportTrouble } from '@nethos/calls/trouble.ts'
import { Avatar } from '../../../controls/avatar.tsx'
import { Button } from '../../../controls/button.tsx'
import { toast } from '../../../controls/toast.ts'
import './avatar-field.css'

const CropSheet = lazy(() => loadPart(() => import('./crop-sheet.tsx')))

interface AvatarFieldProps {
  src: string
  /** The picture that stands there; '' when there is none. */
  attaId: string
  /** Keeps another one as the portrait, or none (''). False: it was not kept. */
  onChange: (attaId: string) => Promise<boolean>
}

/** The portrait, and a way to another one: chosen or taken, cut, sent; and back to the one before. */
export function AvatarField({ src, attaId, onChange }: AvatarFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<string>()
  const [before, setBefore] = useState<string>()

  useEffect(() => () => void (picture && URL.revokeObjectURL(picture)), [picture])

  const send = async (square: Blob): Promise<boolean> => {
    try {
      const done = await upload(square, 'avatar.jpg')
      if (!(await onChange(done.attaId))) return false
      setBefore(attaId)
      toast('头像已更换')
      return true
    } catch (error) {
      reportTrouble(error)
      return false
    }
  }
  const undo = async () => {
    if (before === undefined || !(await onChange(before))) return
    setBefore(undefined)
    toast('已恢复原来的头像')
  }
  return (
    <div className="avatar-field">
      <Avatar src={src} name="头像" size="large" />
      <div className="avatar-field__ways">
        <Button look="soft" onClick={() => input.current?.click()}>
          更换头像
        </Button>
        {before !== undefined && (
          <Button look="quiet" onClick={undo}>
            恢复原头像
          </Button>
        )}
      </div>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        onChange={({ target }) => {
          const file = target.files?.[0]
          setPicture(file && URL.createObjectURL(file))
          target.value = ''
        }}
        data-testid="avatar-input"
      />
      {picture && (
        <Suspense fallback={null}>
          <CropSheet address={picture} onClose={() => setPicture(undefined)} onCut={send} />
        </Suspense>
      )}
    </div>
  )
}
