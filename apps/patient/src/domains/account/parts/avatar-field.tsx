import { useRef, useState, type ChangeEvent } from 'react'
import { upload } from '@nethos/calls/upload.ts'
import { reportTrouble } from '@nethos/calls/trouble.ts'
import { Avatar } from '../../../controls/avatar.tsx'
import { Button } from '../../../controls/button.tsx'
import './avatar-field.css'

interface AvatarFieldProps {
  src: string
  /** A picture has arrived at the server: keeps it as the portrait. */
  onUploaded: (attaId: string) => Promise<void>
}

const side = 512

/** The middle of a picture as a square. */
async function square(file: File): Promise<Blob> {
  const { default: Compressor } = await import('compressorjs')
  return new Promise((resolve, reject) => {
    new Compressor(file, { width: side, height: side, resize: 'cover', quality: 0.85, success: resolve, error: reject })
  })
}

/** The portrait, and a way to another one: chosen or taken, cut to a square, sent. */
export function AvatarField({ src, onUploaded }: AvatarFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)

  const change = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    setBusy(true)
    try {
      const { attaId } = await upload(await square(file), file.name)
      await onUploaded(attaId)
    } catch (error) {
      reportTrouble(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="avatar-field">
      <Avatar src={src} name="头像" size="large" />
      <Button look="soft" busy={isBusy} onClick={() => input.current?.click()}>
        {isBusy ? '正在上传中...' : '更换头像'}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        onChange={event => void change(event)}
        data-testid="avatar-input"
      />
    </div>
  )
}
