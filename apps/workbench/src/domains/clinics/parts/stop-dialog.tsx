import { App } from 'antd'
import { stopReason } from '@nethos/contract/clinics/local.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { TextDialog } from '../../../patterns/text-dialog.tsx'

interface StopDialogProps {
  /** Who has a number or is about to pay for one, and will be told. */
  patientCount: number
  stop: (reason: string) => Promise<{ patientCount: number } | undefined>
  onClose: () => void
}

/** 停诊 cannot be taken back: says whom it concerns before it happens. */
export function StopDialog({ patientCount, stop, onClose }: StopDialogProps) {
  const { message } = App.useApp()
  const go = async (reason: string) => {
    const done = await stop(reason)
    if (done) void message.success(done.patientCount > 0 ? `已停诊，正在通知${done.patientCount}位患者` : '已停诊')
    return done !== undefined
  }
  return (
    <TextDialog
      title="确定停诊？"
      label="停诊原因（患者会看到）"
      yes="确定停诊"
      isDangerous
      most={100}
      wrong={text => sentenceOf(stopReason, text)}
      onYes={go}
      onClose={onClose}
    >
      {patientCount > 0
        ? `这节门诊有${patientCount}位患者已挂号或待支付。停诊后系统会通知他们改约或全额退款。停诊不能撤回。`
        : '这节门诊还没有患者挂号。停诊不能撤回，需要恢复时请新增一节门诊。'}
    </TextDialog>
  )
}
