import { App } from 'antd'
import { useCommand } from '@nethos/calls/command.ts'
import * as rules from '@nethos/contract/renewal/renewal.rules.ts'
import { renewalLimits } from '@nethos/contract/renewal/renewal.limits.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { callOff, review } from '../renewal.calls.ts'

interface RefusalProps {
  consultId: string
  onClose: () => void
}

export function SendBack({ consultId, onClose }: RefusalProps) {
  const { message } = App.useApp()
  const reviewing = useCommand(review)
  return (
    <TextDialog
      title="退回医生修改"
      label="退回原因"
      yes="退回"
      isDangerous
      most={renewalLimits.reason}
      wrong={text => (text.trim() === '' ? '退回原因不能为空' : sentenceOf(rules.reviewReason, text))}
      onYes={async reason => {
        const done = await reviewing.run({ consultId, isApproved: false, reason })
        if (done) void message.success('已退回医生')
        return done !== undefined
      }}
      onClose={onClose}
    >
      医生会看到原因，修改后重新签名提交。
    </TextDialog>
  )
}

export function CallOff({ consultId, onClose }: RefusalProps) {
  const { message } = App.useApp()
  const calling = useCommand(callOff)
  return (
    <TextDialog
      title="取消续方"
      label="取消原因"
      yes="取消续方"
      isDangerous
      most={renewalLimits.reason}
      wrong={text => sentenceOf(rules.callOffReason, text)}
      onYes={async reason => {
        const done = await calling.run({ consultId, reason })
        if (done) void message.success('已取消，费用由窗口退还')
        return done !== undefined
      }}
      onClose={onClose}
    >
      患者已缴费，取消后请患者到医院打印发票，前往线下窗口人工退费。
    </TextDialog>
  )
}
