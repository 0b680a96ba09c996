import { useEffect, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { config, serverNow } from '@nethos/calls/config.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useAsked } from '@nethos/calls/query.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { consultTypeLabels } from '@nethos/contract/consult/consult.kinds.ts'
import { consultPage, consultPaths } from '@nethos/contract/consult/consult.paths.ts'
import type { ConsultDetail } from '@nethos/contract/consult/consult.schemas.ts'
import { payChannels, payWayLabels, type PayWay } from '@nethos/contract/payment/payment.rules.ts'
import { paymentRefusals } from '@nethos/contract/payment/payment.refusals.ts'
import type { paymentServices } from '@nethos/contract/payment/payment.services.ts'
import { payResultPage } from '@nethos/contract/payment/payment.paths.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { Countdown } from '../../../controls/countdown.tsx'
import { alert } from '../../../controls/dialog.ts'
import { Notice } from '../../../controls/notice.tsx'
import { OptionList } from '../../../controls/picker-sheet.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card, Lines } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { useHouse } from '../../../patterns/house.ts'
import { PayPage } from '../../../patterns/pay-page.tsx'
import { consultDetail, sentPage } from '../../consult/public.ts'
import { openCashier } from '../cashier.ts'
import { pay, queryPayment } from '../payment.calls.ts'

type Standing = OutputOf<typeof paymentServices.queryPayment>

/** 支付: first asks whether it is paid already; then how long, how much, by what. */
export default function VideoPayPage() {
  const [query] = useSearchParams()
  const consultId = query.get('consultId')
  return consultId ? <Payment consultId={consultId} /> : <Navigate to={consultPaths.consults} replace />
}

function Payment({ consultId }: { consultId: string }) {
  const detail = useAsked(consultDetail(consultId))
  const { standing, trouble, ask } = useStanding(consultId)

  if (standing?.state === 'paid') return <Navigate to={sentPage(consultId)} replace />
  if (standing?.state === 'gone') return <Navigate to={consultPage(consultId)} replace />
  if (!detail.value || !standing) {
    return (
      <DetailPage
        title="支付"
        detail={
          trouble
            ? { value: undefined, status: 'fault', sentence: trouble, retry: ask }
            : { ...detail, value: undefined }
        }
      >
        {() => null}
      </DetailPage>
    )
  }
  return <Cashier consult={detail.value.consult} standing={standing} ask={ask} />
}

/** How the payment stands by the provider: asked on entry, and again whenever the payer comes back to the page. */
function useStanding(consultId: string) {
  const [standing, setStanding] = useState<Standing>()
  const [trouble, setTrouble] = useState<string>()
  const { run } = useCommand(queryPayment, error => {
    setTrouble(error.message)
    return true
  })
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isHere = true
    void run({ consultId }).then(found => {
      if (!isHere || !found) return
      setTrouble(undefined)
      setStanding(found)
    })
    return () => {
      isHere = false
    }
    // `run` is new in every drawing; the question is the same.
  }, [consultId, round]) // oxlint-disable-line react-hooks/exhaustive-deps -- see above
  useEffect(() => {
    const again = () => document.visibilityState === 'visible' && setRound(now => now + 1)
    document.addEventListener('visibilitychange', again)
    return () => document.removeEventListener('visibilitychange', again)
  }, [])
  return { standing, trouble, ask: () => setRound(now => now + 1) }
}

interface CashierProps {
  consult: ConsultDetail
  standing: Standing
  ask: () => void
}

function Cashier({ consult, standing, ask }: CashierProps) {
  const { consultId, feeCents } = consult
  const ways = useWays()
  const [way, setWay] = useState<PayWay | ''>(ways.length === 1 ? ways[0]! : '')
  const [until] = useState(() => serverNow() + standing.payWaitSeconds * 1000)
  const go = useNavigate()
  const toConsult = () => void go(consultPage(consultId), { replace: true })
  const opening = useCommand(pay, error => {
    if (error.code !== paymentRefusals.already_paid.code) return false
    void alert({ title: error.message }).then(ask)
    return true
  })

  const start = async () => {
    if (way === '') return toast('请选择支付方式')
    const entry = await opening.run({
      consultId,
      payChannel: way,
      returnUrl: `${location.origin}${payResultPage(consultId)}`,
    })
    if (entry === undefined) return
    if (entry === 'SUCCESS') return ask()
    const cashed = await openCashier(entry)
    if (cashed === 'left' || cashed === 'cancel') return
    if (cashed !== 'ok') toast(cashed.fail)
    ask()
  }
  const timeUp = () => {
    toast('超出支付时间，订单自动取消')
    toConsult()
  }

  return (
    <PayPage
      title="支付"
      amountCents={feeCents}
      pay="确认支付"
      onPay={start}
      notice={
        <Notice tone="warn">
          <Countdown until={until} now={serverNow} onEnd={timeUp}>
            {left => `请在 ${left}内完成支付，超时订单自动取消`}
          </Countdown>
        </Notice>
      }
      leave={{
        title: '确定不支付吗？',
        text: '您的订单已经生成，15分钟不支付会自动取消。',
        stay: '继续支付',
        leave: '暂不支付',
        onLeave: toConsult,
      }}
    >
      {standing.state === 'failed' && <Notice tone="danger">上次支付没有成功，请重新支付。</Notice>}
      <Card>
        <Lines
          lines={[
            { label: '服务', value: consultTypeLabels[consult.consultType] },
            { label: '医生', value: [consult.docName, consult.docTitle].filter(Boolean).join(' ') },
            { label: '就诊人', value: consult.consulterName },
          ]}
        />
      </Card>
      <Card>
        <ActionList
          actions={[
            {
              label: '礼券',
              value: '暂无可用礼券',
              to: `/coupons/select?currentService=${consult.consultType}&payMoney=${feeCents}`,
            },
          ]}
        />
      </Card>
      <Card title="支付方式">
        <OptionList
          options={ways.map(one => ({ value: one, label: payWayLabels[one] }))}
          value={way}
          onChoose={chosen => setWay(chosen as PayWay)}
        />
      </Card>
    </PayPage>
  )
}

/** Only what fits the place that the page runs in (core 2, payment screen); a browser may use either. */
function useWays(): PayWay[] {
  const { shell } = useHouse().environment
  const open = payChannels.filter(way => config().payChannels.includes(way))
  if (shell === 'messaging') return open.filter(way => way === 'WECHAT')
  if (shell === 'payment') return open.filter(way => way === 'ALIPAY')
  return open
}
