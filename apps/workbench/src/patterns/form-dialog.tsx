import { Modal } from 'antd'
import { useRef, type ReactNode } from 'react'
import { DialogBody } from './dialog-body.tsx'
import './form-dialog.css'
import { useUnsaved } from './use-unsaved.ts'

interface FormDialogProps {
  title: string
  yes: string
  isBusy: boolean
  /** Something was typed that closing would lose. */
  isTouched: boolean
  /** Why the server would not, or undefined. */
  sentence?: string | undefined
  onYes: () => void
  onClose: () => void
  children: ReactNode
}

const afterDrawing = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then))
const firstWrong = (form: HTMLElement | null) =>
  form
    ?.querySelector('.field__wrong[role=alert]')
    ?.parentElement?.querySelector<HTMLElement>('input, textarea, [tabindex]')

/**
 * A form above its list: `{...form.dialog}` of useDialogForm. Closing it, or the browser's back, asks before it loses what was
 * typed; its first field has the focus, then what is wrong.
 */
export function FormDialog({ title, yes, isBusy, isTouched, sentence, onYes, onClose, children }: FormDialogProps) {
  const ask = useUnsaved(isTouched, {
    title: '放弃没有保存的内容？',
    content: '关闭后，刚才填写的内容不会保留。',
    leave: '放弃',
    stay: '继续填写',
  })
  const body = useRef<HTMLDivElement>(null)
  const send = () => {
    onYes()
    afterDrawing(() => firstWrong(body.current)?.focus())
  }
  return (
    <Modal
      open
      title={title}
      width={640}
      okText={yes}
      okButtonProps={{ loading: isBusy }}
      cancelText="返回"
      mask={{ closable: false }}
      onOk={send}
      onCancel={() => (isTouched ? ask(onClose) : onClose())}
    >
      <DialogBody className="form-dialog" body={body}>
        {children}
        <p className="form-dialog__wrong" role="alert">
          {sentence}
        </p>
      </DialogBody>
    </Modal>
  )
}
