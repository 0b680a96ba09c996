import { App, Modal } from 'antd'
import { useEffect, useRef, type ReactNode } from 'react'
import { useBlocker } from 'react-router'
import './form-dialog.css'

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

/** A form above its list. Closing it, or the browser's back, asks before it loses what was typed. */
export function FormDialog({ title, yes, isBusy, isTouched, sentence, onYes, onClose, children }: FormDialogProps) {
  const { modal } = App.useApp()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isTouched && currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  )
  const ask = (leave: () => void, stay?: () => void) =>
    void modal.confirm({
      title: '放弃没有保存的内容？',
      content: '关闭后，刚才填写的内容不会保留。',
      okText: '放弃',
      okButtonProps: { danger: true },
      cancelText: '继续填写',
      onOk: leave,
      ...(stay && { onCancel: stay }),
    })
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    if (blocker.state === 'blocked') latest.current(blocker.proceed, blocker.reset)
  }, [blocker])
  useEffect(() => {
    if (!isTouched) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isTouched])

  return (
    <Modal
      open
      title={title}
      width={640}
      okText={yes}
      okButtonProps={{ loading: isBusy }}
      cancelText="返回"
      mask={{ closable: false }}
      onOk={onYes}
      onCancel={() => (isTouched ? ask(onClose) : onClose())}
    >
      <div className="form-dialog">
        {children}
        <p className="form-dialog__wrong" role="alert">
          {sentence}
        </p>
      </div>
    </Modal>
  )
}
