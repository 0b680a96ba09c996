import { App, Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { renewalLimits } from '@nethos/contract/renewal/renewal.limits.ts'
import * as rules from '@nethos/contract/renewal/renewal.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { second, type DeskDetail } from '../renewal.calls.ts'

/** The second doctor's: what a colleague has signed against a stop is agreed to, or goes back to him. */
export function SecondActions({ detail: { renewal, events } }: { detail: DeskDetail }) {
  const { message } = App.useApp()
  const navigate = useNavigate()
  const [asking, setAsking] = useState<'agree' | 'disagree'>()
  const deciding = useCommand(second)
  if (!events.includes('agree')) return null
  const agrees = asking === 'agree'
  return (
    <section className="renewal-actions" aria-label="第二位医生复核">
      <p className="renewal-source">
        开方医生请您复核上面标为“由第二位医生复核”的警示。请核对患者情况和他的理由后再决定，您的意见会随处方保存，药师会看到。
      </p>
      <Button type="primary" onClick={() => setAsking('agree')}>
        同意开具
      </Button>
      <Button danger onClick={() => setAsking('disagree')}>
        不同意，退回医生
      </Button>
      {asking && (
        <TextDialog
          title={agrees ? '同意开具' : '不同意，退回医生'}
          label="复核意见"
          yes={agrees ? '确认同意' : '确认退回'}
          isDangerous={!agrees}
          most={renewalLimits.reason}
          wrong={text => sentenceOf(rules.secondReason, text)}
          onYes={async reason => {
            const done = await deciding.run({ consultId: renewal.consultId, agrees, reason })
            if (!done) return false
            void message.success(agrees ? '已同意，处方交药师审核' : '已退回开方医生')
            void navigate('/renewals?tab=second')
            return true
          }}
          onClose={() => setAsking(undefined)}
        >
          {agrees ? '请写明为什么可以开具，以及怎样监测。' : '请写明为什么不能开具，开方医生会看到。'}
        </TextDialog>
      )}
    </section>
  )
}
