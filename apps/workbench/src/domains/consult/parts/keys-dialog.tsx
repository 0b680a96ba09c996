import { Button, Modal } from 'antd'
import { useState } from 'react'
import { deskKeys, useDeskKeys, useEscapeFromFields, type DeskKey } from '../use-desk-keys.ts'
import './keys-dialog.css'

/** Of a talk that is no consult. */
export const talkKeys: readonly DeskKey[] = ['r', 'p', '?']

interface KeysDialogProps {
  /** Those that do something on this page; left out: all. */
  of?: readonly DeskKey[]
}

/** The list of keys, on ? and by its button; Esc leaves the field that is written in. */
export function KeysDialog({ of = Object.keys(deskKeys) as DeskKey[] }: KeysDialogProps) {
  const [isOpen, setOpen] = useState(false)
  useDeskKeys({ '?': () => setOpen(true) })
  useEscapeFromFields()
  return (
    <>
      <Button type="text" size="small" className="keys__button" onClick={() => setOpen(true)}>
        快捷键 <kbd>?</kbd>
      </Button>
      <Modal open={isOpen} width={640} title="快捷键" footer={null} onCancel={() => setOpen(false)}>
        <dl className="keys">
          {Object.entries({
            ...Object.fromEntries(of.map(key => [key, deskKeys[key]])),
            'Ctrl Enter': '发送回复',
            'Ctrl K': '查找功能和记录',
            Esc: '关闭窗口，离开输入框',
          }).map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <p>在输入框里打字时，字母键不起作用；按 Esc 离开输入框。</p>
      </Modal>
    </>
  )
}
