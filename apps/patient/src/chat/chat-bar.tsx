import { useRef, useState, type ChangeEvent, type ReactNode } from 'react'
import { upload, type Uploaded } from '@nethos/calls/upload.ts'
import { EntryButton } from '../controls/entry-button.tsx'
import { toast } from '../controls/toast.ts'
import { Composer } from '../patterns/composer.tsx'
import { shrinkPicture } from './shrink-picture.ts'
import type { Outbox } from './use-outbox.ts'

interface ChatBarProps {
  outbox: Outbox
  /** What is written here, for whom: 请输入您要追问的内容. */
  label: string
  /** Above the line: 您还能回复3条. */
  note?: string
  /** The most characters of a line, in code points. */
  limit: number
  /** What else stands behind the plus: EntryButtons. */
  more?: ReactNode
  /** No documents: what many see. */
  picturesOnly?: boolean
}

/** Pictures and files of one send (core 9). */
const mostFiles = 9

/** The bar of a room: text, and behind the plus pictures, camera and PDF. */
export function ChatBar({ outbox, label, note = '', limit, more, picturesOnly = false }: ChatBarProps) {
  const [isUploading, setUploading] = useState('')
  const pictures = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const pdf = useRef<HTMLInputElement>(null)

  async function send(event: ChangeEvent<HTMLInputElement>) {
    const chosen = Array.from(event.target.files ?? [])
    const isPdf = event.target === pdf.current
    event.target.value = ''
    if (chosen.length > mostFiles) toast(`最多选择${mostFiles}张`)
    if (isPdf && chosen.some(file => !/\.pdf$/i.test(file.name))) return toast('请上传pdf格式的文件')
    const done: Uploaded[] = []
    for (const file of chosen.slice(0, mostFiles)) {
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
    if (done.length > 0) await outbox.show(done)
  }

  return (
    <>
      <Composer
        value={outbox.text}
        onChange={outbox.setText}
        onSend={outbox.say}
        label={label}
        note={isUploading || note}
        limit={limit}
        extras={
          <>
            <EntryButton icon="picture" label="图片" onTap={() => pictures.current?.click()} />
            <EntryButton icon="camera" label="拍照" onTap={() => camera.current?.click()} />
            {!picturesOnly && <EntryButton icon="report" label="PDF文件" onTap={() => pdf.current?.click()} />}
            {more}
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
