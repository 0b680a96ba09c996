import { useId, useRef, useState, type ChangeEvent, type ReactNode } from 'react'
import type { Uploaded } from '@nethos/calls/upload.ts'
import { confirm } from '../controls/dialog.ts'
import { Icon } from '../controls/icon.tsx'
import { PictureViewer } from '../controls/picture-viewer.tsx'
import { toast } from '../controls/toast.ts'
import { usePictureUploads, type PicturesChange } from './use-picture-uploads.ts'
import './pictures-field.css'

interface PicturesFieldProps {
  label: string
  pictures: readonly Uploaded[]
  onChange: (change: PicturesChange) => void
  /** Tells the form that something is still on its way. */
  onBusy: (isBusy: boolean) => void
  most: number
}

/** Pictures of a form: taken or chosen, shrunk, uploaded one after the other with their progress, shown, taken away again. */
export function PicturesField({ label, pictures, onChange, onBusy, most }: PicturesFieldProps) {
  const { progress, unsent, send, change } = usePictureUploads(onChange, onBusy)
  const [at, setAt] = useState<number | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const labelId = useId()

  async function add(event: ChangeEvent<HTMLInputElement>) {
    const files = Array.from(event.target.files ?? [])
    event.target.value = ''
    if (files.length === 0) return
    if (typeof FileReader === 'undefined') return toast('您的浏览器不支持图片上传，请升级您的浏览器')
    const room = most - pictures.length
    if (files.length > room) toast(room > 0 && pictures.length > 0 ? `最多上传${room}张` : `最多可以上传${most}张图片`)
    await send(files.slice(0, room))
  }

  async function remove(index: number) {
    if (await confirm({ title: '确定要删除这张图片吗？', yes: '删除', danger: true }))
      change(now => now.filter((_, n) => n !== index))
  }

  const mayAdd = progress.length === 0 && pictures.length < most
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
          <Picture
            key={picture.attaId}
            picture={picture}
            number={index + 1}
            onLook={() => setAt(index)}
            onRemove={() => void remove(index)}
          />
        ))}
        <UnderWay progress={progress} />
        {mayAdd && unsent.length > 0 && (
          <AddButton onAdd={() => void send(unsent.slice(0, most - pictures.length))}>
            重新上传{unsent.length}张
          </AddButton>
        )}
        {mayAdd && (
          <AddButton onAdd={() => input.current?.click()}>
            <Icon name="camera" />
            添加图片
          </AddButton>
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

interface PictureProps {
  picture: Uploaded
  number: number
  onLook: () => void
  onRemove: () => void
}

const Picture = ({ picture, number, onLook, onRemove }: PictureProps) => (
  <li className="pictures-field__one">
    <button type="button" className="pictures-field__look" aria-label={`查看第${number}张图片`} onClick={onLook}>
      <img src={`${picture.url}&size=small`} alt="" />
    </button>
    <button type="button" className="pictures-field__remove" aria-label={`删除第${number}张图片`} onClick={onRemove}>
      <Icon name="close" />
    </button>
  </li>
)

const UnderWay = ({ progress }: { progress: readonly number[] }) =>
  progress
    .filter(part => part < 1)
    .map((part, index) => (
      <li key={`under way ${index}`} className="pictures-field__one pictures-field__one--waiting" role="status">
        {part > 0 ? `${Math.round(part * 100)}%` : '等待中'}
      </li>
    ))

const AddButton = ({ onAdd, children }: { onAdd: () => void; children: ReactNode }) => (
  <li className="pictures-field__one">
    <button type="button" className="pictures-field__add" onClick={onAdd}>
      {children}
    </button>
  </li>
)
