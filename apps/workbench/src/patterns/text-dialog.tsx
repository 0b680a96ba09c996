import { Input, Modal } from 'antd'
import { useId, useRef, useState, type ReactNode } from 'react'
import { DialogBody } from './dialog-body.tsx'
import './text-dialog.css'

interface TextDialogProps {
  title: string
  /** What will happen, in words. */
  children: ReactNode
  label: string
  yes: string
  isDangerous?: boolean
  most: number
  /** Why the text will not do, or undefined. */
  wrong: (text: string) => string | undefined
  /** Resolves to true when it is done; the dialog stays open otherwise, and keeps the text. */
  onYes: (text: string) => Promise<boolean>
  onClose: () => void
}

/** A question that wants a text before anything happens. */
export function TextDialog({
  title,
  children,
  label,
  yes,
  isDangerous = false,
  most,
  wrong,
  onYes,
  onClose,
}: TextDialogProps) {
  const [text, setText] = useState('')
  const [sentence, setSentence] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  const body = useRef<HTMLDivElement>(null)

  const go = async () => {
    const why = wrong(text)
    setSentence(why)
    if (why) return document.getElementById(id)?.focus()
    setBusy(true)
    try {
      if (await onYes(text.trim())) onClose()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal
      open
      title={title}
      okText={yes}
      okButtonProps={{ danger: isDangerous, loading: isBusy }}
      cancelText="返回"
      mask={{ closable: false }}
      onOk={() => void go()}
      onCancel={onClose}
    >
      <DialogBody className="text-dialog" body={body}>
        <div className="text-dialog__why">{children}</div>
        <label htmlFor={id}>{label}</label>
        <Input.TextArea
          id={id}
          autoSize={{ minRows: 3, maxRows: 8 }}
          value={text}
          status={sentence ? 'error' : ''}
          aria-invalid={sentence !== undefined}
          aria-describedby={`${id}-note`}
          onChange={event => {
            setText(event.target.value)
            if (sentence) setSentence(wrong(event.target.value))
          }}
        />
        <p id={`${id}-note`} className="text-dialog__note">
          <span className="text-dialog__wrong" role="alert">
            {sentence}
          </span>
          <span>{`${Array.from(text).length}/${most}`}</span>
        </p>
      </DialogBody>
    </Modal>
  )
}
