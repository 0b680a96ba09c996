import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react'
import { FaultError } from '@nethos/calls/trouble.ts'
import { upload, type Uploaded } from '@nethos/calls/upload.ts'
import { confirm } from '../controls/dialog.ts'
import { Icon } from '../controls/icon.tsx'
import { PictureViewer } from '../controls/picture-viewer.tsx'
import { toast } from '../controls/toast.ts'
import { shrinkPicture } from './shrink-picture.ts'
import './pictures-field.css'

interface PicturesFieldProps {
  label: string
  pictures: readonly Uploaded[]
  onChange: (change: (now: readonly Uploaded[]) => readonly Uploaded[]) => void
  /** Tells the form that something is still on its way. */
  onBusy: (isBusy: boolean) => void
  most: number
}

const pause = 200
/** Sent is not yet taken: its place stays until the server has answered. */
const almost = 0.99
const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Pictures of a form: taken or chosen, shrunk, uploaded one after the other with their progress, shown, taken away again. */
export function PicturesField({ label, pictures, onChange, onBusy, most }: PicturesFieldProps) {
  const [progress, setProgress] = useState<number[]>([])
  const [unsent, setUnsent] = useState<readonly File[]>([])
  const [at, setAt] = useState<number | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const labelId = useId()
  // An upload takes its time: what has been typed or added meanwhile is known only to the newest `onChange`.
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })

  async function add(event: ChangeEvent<HTMLInputElement>) {
    const files = Array.from(event.target.files ?? [])
    event.target.value = ''
    if (files.length === 0) return
    if (typeof FileReader === 'undefined') return toast('您的浏览器不支持图片上传，请升级您的浏览器')
    const room = most - pictures.length
    if (files.length > room) toast(room > 0 && pictures.length > 0 ? `最多上传${room}张` : `最多可以上传${most}张图片`)
    await send(files.slice(0, room))
  }

  async function send(taken: readonly File[]) {
    setUnsent(now => now.filter(one => !taken.includes(one)))
    setProgress(taken.map(() => 0))
    onBusy(true)
    for (const [index, file] of taken.entries()) {
      if (index > 0) await wait(pause)
      try {
        const onProgress = (part: number) =>
          setProgress(now => now.map((one, n) => (n === index ? Math.min(part, almost) : one)))
        const done = await upload(await shrinkPicture(file), file.name, { onProgress })
        latest.current(now => [...now, done])
      } catch (error) {
        toast(`${file.name}上传失败：${(error as Error).message}`)
        // The line dropped: the photo need not be taken once more. What the server refused it refuses again.
        if (error instanceof FaultError) setUnsent(now => [...now, file])
      }
      setProgress(now => now.map((one, n) => (n === index ? 1 : one)))
    }
    setProgress([])
    onBusy(false)
  }

  async function remove(index: number) {
    if (await confirm({ title: '确定要删除这张图片吗？', yes: '删除', danger: true }))
      latest.current(now => now.filter((_, n) => n !== index))
  }

  const underWay = progress.filter(part => part < 1)
  return (
    <div className="pictures-field" role="group" aria-labelledby={labelId}>
      <p className="pictures-field__label" id={labelId}>
        {label}
        <span className="pictures-field__count">
          {pictures.length}/{most}
        </span>
      </p>
      <ul className="pictures-field__grid">
        {pictures.map((picture, index) => (
          <li key={picture.attaId} className="pictures-field__one">
            <button
              type="button"
              className="pictures-field__look"
              aria-label={`查看第${index + 1}张图片`}
              onClick={() => setAt(index)}
            >
              <img src={`${picture.url}&size=small`} alt="" />
            </button>
            <button
              type="button"
              className="pictures-field__remove"
              aria-label={`删除第${index + 1}张图片`}
              onClick={() => void remove(index)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
        {underWay.map((part, index) => (
          <li key={`under way ${index}`} className="pictures-field__one pictures-field__one--waiting" role="status">
            {part > 0 ? `${Math.round(part * 100)}%` : '等待中'}
          </li>
        ))}
        {progress.length === 0 && unsent.length > 0 && pictures.length < most && (
          <li className="pictures-field__one">
            <button
              type="button"
              className="pictures-field__add"
              onClick={() => void send(unsent.slice(0, most - pictures.length))}
            >
              重新上传{unsent.length}张
            </button>
          </li>
        )}
        {progress.length === 0 && pictures.length < most && (
          <li className="pictures-field__one">
            <button type="button" className="pictures-field__add" onClick={() => input.current?.click()}>
              <Icon name="camera" />
              添加图片
            </button>
          </li>
        )}
      </ul>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        multiple
        onChange={event => void add(event)}
        data-testid="pictures-input"
      />
      <PictureViewer pictures={pictures.map(one => ({ src: one.url }))} at={at} onClose={() => setAt(null)} />
    </div>
  )
}
