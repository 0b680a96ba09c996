import { App, Button, Checkbox, Input } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import * as rules from '@nethos/contract/renewal/renewal.rules.ts'
import { lookLabels, looks, type Look } from '@nethos/contract/renewal/prescription-check.ts'
import { renewalLimits } from '@nethos/contract/renewal/renewal.limits.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Field } from '../../../controls/field.tsx'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { callOff, handOver, layOut, review, send, type DeskDetail } from '../renewal.calls.ts'

/** What the pharmacist may do now. */
export function PharmacyActions({ detail: { renewal, events } }: { detail: DeskDetail }) {
  const { consultId } = renewal
  const { message, modal } = App.useApp()
  const [asking, setAsking] = useState<'send_back' | 'call_off'>()
  const [looked, setLooked] = useState<readonly Look[]>([])
  const reviewing = useCommand(review)
  const laying = useCommand(layOut)
  const handing = useCommand(handOver)
  const calling = useCommand(callOff)
  const confirm = (title: string, content: string, okText: string, run: () => Promise<unknown>, said: string) =>
    void modal.confirm({
      title,
      content,
      okText,
      cancelText: '返回',
      onOk: async () => {
        if (await run()) void message.success(said)
      },
    })
  return (
    <section className="renewal-actions" aria-label="药师操作">
      {events.includes('approve') && (
        <Checkbox.Group
          className="renewal-looks"
          aria-label="审核前逐项核对"
          value={[...looked]}
          options={looks.map(value => ({ value, label: `已核对${lookLabels[value]}` }))}
          onChange={setLooked}
        />
      )}
      {events.includes('approve') && (
        <Button
          type="primary"
          disabled={looked.length < looks.length}
          onClick={() =>
            confirm(
              '确认审核通过？',
              '通过后患者即可缴费，系统生成带医院签名的电子处方。',
              '审核通过',
              () => reviewing.run({ consultId, isApproved: true, reason: '', looked: [...looked] }),
              '已审核通过',
            )
          }
        >
          审核通过
        </Button>
      )}
      {events.includes('send_back') && (
        <Button danger onClick={() => setAsking('send_back')}>
          退回医生
        </Button>
      )}
      {events.includes('send') && <SendForm consultId={consultId} />}
      {events.includes('lay_out') && (
        <Button
          type="primary"
          onClick={() =>
            confirm(
              '确认药品已配好？',
              '患者会收到取药通知，7天内有效。',
              '已配好',
              () => laying.run({ consultId }),
              '已通知患者取药',
            )
          }
        >
          已配好，通知取药
        </Button>
      )}
      {events.includes('hand_over') && (
        <Button
          type="primary"
          onClick={() =>
            confirm(
              '确认已核对身份并发药？',
              '请核对取药人证件与处方。',
              '已发药',
              () => handing.run({ consultId }),
              '已发药',
            )
          }
        >
          核对并发药
        </Button>
      )}
      {events.includes('call_off') && (
        <Button danger onClick={() => setAsking('call_off')}>
          取消续方
        </Button>
      )}
      {asking === 'send_back' && (
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
          onClose={() => setAsking(undefined)}
        >
          医生会看到原因，修改后重新签名提交。
        </TextDialog>
      )}
      {asking === 'call_off' && (
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
          onClose={() => setAsking(undefined)}
        >
          患者已缴费，取消后请患者到医院打印发票，前往线下窗口人工退费。
        </TextDialog>
      )}
    </section>
  )
}

function SendForm({ consultId }: { consultId: string }) {
  const { message } = App.useApp()
  const [carrier, setCarrier] = useState('顺丰速运')
  const [trackingNo, setTrackingNo] = useState('')
  const [isTried, setTried] = useState(false)
  const sending = useCommand(send)
  const wrong = { carrier: sentenceOf(rules.carrier, carrier), trackingNo: sentenceOf(rules.trackingNo, trackingNo) }
  const go = async () => {
    setTried(true)
    if (wrong.carrier || wrong.trackingNo) return
    if (await sending.run({ consultId, carrier, trackingNo })) void message.success('已寄出，患者会收到快递单号')
  }
  return (
    <>
      <Field label="快递公司" wrong={isTried ? wrong.carrier : undefined}>
        {its => <Input {...its} value={carrier} onChange={event => setCarrier(event.target.value)} />}
      </Field>
      <Field label="快递单号" wrong={isTried ? wrong.trackingNo : undefined}>
        {its => <Input {...its} value={trackingNo} onChange={event => setTrackingNo(event.target.value)} />}
      </Field>
      <Button type="primary" loading={sending.isBusy} onClick={() => void go()}>
        已寄出
      </Button>
    </>
  )
}
