import { useRef, useState, type ChangeEvent } from 'react'
import { upload, type Uploaded } from '@nethos/calls/upload.ts'
import { consultLimits, mostPictures } from '@nethos/contract/consult/consult.limits.ts'
import { EntryButton } from '../../../controls/entry-button.tsx'
import { toast } from '../../../controls/toast.ts'
import { Composer } from '../../../patterns/composer.tsx'
import { shrinkPicture } from '../../system/public.tsx'
import type { useChat } from '../use-chat.ts'

/** The reply box: text, and behind the plus pictures, camera and PDF. */
export function ChatBar({ chat, note }: { chat: ReturnType<typeof useChat>; note: string }) {
  const [isUploading, setUploading] = useState('')
  const pictures = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const pdf = useRef<HTMLInputElement>(null)

  async function send(event: ChangeEvent<HTMLInputElement>) {
    const chosen = Array.from(event.target.files ?? [])
    const isPdf = event.target === pdf.current
    event.target.value = ''
    if (chosen.length > mostPictures) toast(`最多选择${mostPictures}张`)
    if (isPdf && chosen.some(file => !/\.pdf$/i.test(file.name))) return toast('请上传pdf格式的文件')
    const done: Uploaded[] = []
    for (const file of chosen.slice(0, mostPictures)) {
      setUploading(`正在上传 ${file.name}`)
      try {
        done.push(
          await upload(isPdf ? file : await shrinkPicture(file), file.name, {
            onProgress: part => setUploading(`正在上传 ${file.name} ${Math.round(part * 100)}%`),
          }),
        )
      } catch (error) {
        toast(`${file.name}发送失败：${(error as Error).message}`)
      }
    }
    setUploading('')
    if (done.length > 0) await chat.show(done)
  }

  return (
    <>
      <Composer
        value={chat.text}
        onChange={chat.setText}
        onSend={chat.say}
        label="请输入您要追问的内容"
        note={isUploading || note}
        limit={consultLimits.chat}
        extras={
          <>
            <EntryButton icon="picture" label="图片" onTap={() => pictures.current?.click()} />
            <EntryButton icon="camera" label="拍照" onTap={() => camera.current?.click()} />
            <EntryButton icon="report" label="PDF文件" onTap={() => pdf.current?.click()} />
          </>
        }
      />
      <input
        ref={pictures}
        hidden
        type="file"
        accept="image/*"
        multiple
        onChange={event => void send(event)}
        data-testid="chat-pictures"
      />
      <input
        ref={camera}
        hidden
        type="file"
        accept="image/*"
        capture="environment"
        onChange={event => void send(event)}
      />
      <input
        ref={pdf}
        hidden
        type="file"
        accept="application/pdf,.pdf"
        onChange={event => void send(event)}
        data-testid="chat-pdf"
      />
    </>
  )
}
