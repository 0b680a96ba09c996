import { Alert, App, Button, Checkbox } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { lookLabels, looks, wantsReason, type Look } from '@nethos/contract/renewal/prescription-check.ts'
import { renewalDeskRefusals } from '@nethos/contract/renewal/renewal.refusals.ts'
import { handOver, layOut, review, type DeskDetail } from '../renewal.calls.ts'
import { CallOff, SendBack } from './pharmacy-refusals.tsx'
import { SendMedicine } from './send-medicine.tsx'

/** What the pharmacist may do now. */
export function PharmacyActions({ detail }: { detail: DeskDetail }) {
  const { renewal, events } = detail
  const { consultId } = renewal
  const [asking, setAsking] = useState<'send_back' | 'call_off'>()
  const laying = useCommand(layOut)
  const handing = useCommand(handOver)
  const close = () => setAsking(undefined)
  return (
    <section className="renewal-actions" aria-label="药师操作">
      {events.includes('approve') && <Approve detail={detail} />}
      {events.includes('send_back') && (
        <Button danger onClick={() => setAsking('send_back')}>
          退回医生
        </Button>
      )}
      {events.includes('send') && <SendMedicine consultId={consultId} />}
      {events.includes('lay_out') && (
        <Confirmed
          label="已配好，通知取药"
          title="确认药品已配好？"
          content="患者会收到取药通知，7天内有效。"
          yes="已配好"
          done="已通知患者取药"
          run={() => laying.run({ consultId })}
        />
      )}
      {events.includes('hand_over') && (
        <Confirmed
          label="核对并发药"
          title="确认已核对身份并发药？"
          content="请核对取药人证件与处方。"
          yes="已发药"
          done="已发药"
          run={() => handing.run({ consultId })}
        />
      )}
      {events.includes('call_off') && (
        <Button danger onClick={() => setAsking('call_off')}>
          取消续方
        </Button>
      )}
      {asking === 'send_back' && <SendBack consultId={consultId} onClose={close} />}
      {asking === 'call_off' && <CallOff consultId={consultId} onClose={close} />}
    </section>
  )
}

/** What must be looked at first is ticked one by one: the five looks, each warning that was signed against, each that is new. */
function Approve({ detail }: { detail: DeskDetail }) {
  const { consultId } = detail.renewal
  const [looked, setLooked] = useState<readonly Look[]>([])
  const [seen, setSeen] = useState<readonly string[]>([])
  const reviewing = useCommand(review)
  const { fresh } = detail
  const wanted = [...new Map([...detail.warnings, ...fresh].filter(wantsReason).map(one => [one.key, one])).values()]
  const isStopped = fresh.some(one => one.level === 'stop')
  const isLeft = looked.length < looks.length || wanted.some(one => !seen.includes(one.key))
  return (
    <>
      <Checkbox.Group
        className="renewal-looks"
        aria-label="审核前逐项核对"
        value={[...looked]}
        options={looks.map(value => ({ value, label: `已核对${lookLabels[value]}` }))}
        onChange={setLooked}
      />
      {wanted.length > 0 && (
        <Checkbox.Group
          className="renewal-looks"
          aria-label="逐条核对警示"
          value={[...seen]}
          options={wanted.map(one => ({
            value: one.key,
            label: `已核对${fresh.includes(one) ? '签名后新出现的' : ''}警示：${one.sentence}`,
          }))}
          onChange={setSeen}
        />
      )}
      {isStopped && <Alert type="error" showIcon title={renewalDeskRefusals.stopped_since.sentence} />}
      <Confirmed
        label="审核通过"
        isDisabled={isLeft || isStopped}
        title="确认审核通过？"
        content="通过后患者即可缴费，系统生成带医院签名的电子处方。"
        yes="审核通过"
        done="已审核通过"
        run={() => reviewing.run({ consultId, isApproved: true, reason: '', looked: [...looked], seen: [...seen] })}
      />
    </>
  )
}

interface ConfirmedProps {
  label: string
  isDisabled?: boolean
  title: string
  content: string
  yes: string
  /** Said when it is done. */
  done: string
  run: () => Promise<unknown>
}

/** A step that cannot be taken back: asked once more. */
function Confirmed({ label, isDisabled = false, title, content, yes, done, run }: ConfirmedProps) {
  const { message, modal } = App.useApp()
  const ask = () =>
    void modal.confirm({
      title,
      content,
      okText: yes,
      cancelText: '返回',
      onOk: async () => {
        if (await run()) void message.success(done)
      },
    })
  return (
    <Button type="primary" disabled={isDisabled} onClick={ask}>
      {label}
    </Button>
  )
}
