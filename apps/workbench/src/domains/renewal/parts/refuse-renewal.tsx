import { App, Button } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import * as rules from '@nethos/contract/renewal/renewal.rules.ts'
import { renewalLimits } from '@nethos/contract/renewal/renewal.limits.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { refuseRenewal } from '../renewal.calls.ts'

/** The doctor does not prescribe, and says why. */
export function RefuseRenewal({ consultId }: { consultId: string }) {
  const { message } = App.useApp()
  const [isOpen, setOpen] = useState(false)
  const refusing = useCommand(refuseRenewal)
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        不予开具
      </Button>
      {isOpen && (
        <TextDialog
          title="不予开具"
          label="原因"
          yes="确认不予开具"
          isDangerous
          most={renewalLimits.reason}
          wrong={text => sentenceOf(rules.refuseReason, text)}
          onYes={async text => {
            const done = await refusing.run({ consultId, reason: text })
            if (done) void message.success('已告知患者')
            return done !== undefined
          }}
          onClose={() => setOpen(false)}
        >
          患者会看到原因，续方申请随之取消。
        </TextDialog>
      )}
    </>
  )
}
