import { App, Button, Modal } from 'antd'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { HandedOver } from '../staff.calls.ts'
import './second-step.css'

/** Told once, and nowhere to be looked up again. */
export function HandedOverDialog({ given, name, onClose }: { given: HandedOver; name: string; onClose: () => void }) {
  const { message } = App.useApp()
  const copy = () =>
    navigator.clipboard.writeText(given.password).then(
      () => void message.success('已复制'),
      () => void message.error('复制失败，请手动抄写'),
    )
  return (
    <Modal
      open
      title="一次性密码"
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      onCancel={onClose}
      footer={[
        <Button key="copy" onClick={() => void copy()}>
          复制
        </Button>,
        <Button key="done" type="primary" onClick={onClose}>
          已交给本人
        </Button>,
      ]}
    >
      <p>请把下面的密码当面或电话告诉{name}本人。关闭后不再显示。</p>
      <p className="second-step__password">{given.password}</p>
      <p>{dayAndTime(given.until)}前有效，首次登录后须改成自己的密码。</p>
    </Modal>
  )
}
