import { Modal } from 'antd'
import { Step, stepTitles } from './second-step.tsx'

interface StepSheetProps {
  owes: keyof typeof stepTitles
  onDone: () => void
  onPutOff: () => void
}

/** The same step over the page of who is at work: what he has typed there stays, and can be sent when it is done. */
export default function StepSheet({ owes, onDone, onPutOff }: StepSheetProps) {
  return (
    <Modal
      open
      title={stepTitles[owes]}
      width={440}
      mask={{ closable: false }}
      cancelText="稍后再说"
      okButtonProps={{ hidden: true }}
      onCancel={onPutOff}
    >
      <p className="login__what">完成后可继续刚才的操作，页面上填写的内容都还在。</p>
      <Step owes={owes} onDone={onDone} isAside />
    </Modal>
  )
}
