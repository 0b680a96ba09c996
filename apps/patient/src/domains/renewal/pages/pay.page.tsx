import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { payWayLabels } from '@nethos/contract/payment/payment.rules.ts'
import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { billPage } from '@nethos/contract/fees/fees.links.ts'
import { feePages } from '@nethos/contract/fees/fees.pages.ts'
import { useEffect, useRef } from 'react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery, useRows } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { price } from '@nethos/contract/common/money.ts'
import { cancelledTitle, windowRefundNote } from '@nethos/contract/renewal/renewal.limits.ts'
import type { RenewalDetail } from '@nethos/contract/renewal/renewal.schemas.ts'
import { isOver, wantsLabels } from '@nethos/contract/renewal/renewal.status.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { ResultPage } from '../../../patterns/result-page.tsx'
import { usePayWays } from '../../payment/public.tsx'
import { DrugLines } from '../parts/drug-lines.tsx'
import { renewal, renewals, settleMedicine } from '../renewal.calls.ts'

/** 续方缴费: the medicine and the amount; it is paid as the hospital's bills are. */
export default function RenewalPayPage() {
  const [query] = useSearchParams()
  const consultId = query.get('consultId')
  return consultId ? <Bill consultId={consultId} /> : <Navigate to={renewalPages.renewals.to()} replace />
}

function Bill({ consultId }: { consultId: string }) {
  const detail = useServiceQuery(renewal(consultId), { everyMs: 5_000 })
  const { retry } = detail
  const isAsked = useRef(false)
  useEffect(() => {
    // What was shown a moment ago may be from before the pharmacist's review.
    if (!isAsked.current) retry()
    isAsked.current = true
  }, [retry])
  if (!detail.value) return <DetailPage detail={{ ...detail, value: undefined }}>{() => null}</DetailPage>
  const one = detail.value
  if (isOver(one.status)) return <Cancelled one={one} />
  if (one.paidAt !== null) return <Paid one={one} />
  if (!one.events.includes('pay')) return <NotYet one={one} />
  return (
    <DetailPage title="续方缴费" detail={{ ...detail, value: one }} bar={<SettleButton one={one} />}>
      {() => <ToPay one={one} />}
    </DetailPage>
  )
}

function ToPay({ one }: { one: RenewalDetail }) {
  const ways = usePayWays()
  return (
    <>
      {one.payUntil !== null && <Notice tone="warn">请在{dayAndTime(one.payUntil)}前缴费，逾期处方失效。</Notice>}
      <Card title="药品">
        <DrugLines lines={one.prescribed} />
      </Card>
      <Card title="费用">
        <Lines
          lines={[
            { label: '就诊人', value: one.personName },
            { label: '药品费', value: price(one.drugCents) },
            { label: '配送费', value: one.deliveryCents > 0 ? price(one.deliveryCents) : '' },
            { label: '取药方式', value: wantsLabels[one.wants] },
            { label: '支付金额', value: price(one.totalCents) },
            { label: '支付方式', value: ways.map(way => payWayLabels[way]).join('、') },
          ]}
        />
        <Link to={billPage(one)}>查看全部门诊待支付</Link>
      </Card>
    </>
  )
}

/** Works out the parts with the insurance, then opens what is to be paid as of every other bill. */
function SettleButton({ one }: { one: RenewalDetail }) {
  const go = useNavigate()
  const settling = useCommand(settleMedicine)
  const settle = async () => {
    const made = await settling.run({ personId: one.personId, billNo: one.serialNumber })
    if (made) void go(feePages.paidBill.to({ id: made.orderId }))
  }
  return (
    <Button busy={settling.isBusy} onClick={() => void settle()}>
      {`去缴费 ${price(one.totalCents)}`}
    </Button>
  )
}

const NotYet = ({ one }: { one: RenewalDetail }) => (
  <ResultPage
    verdict="waiting"
    headline={one.statusLabel}
    links={<ButtonLink to={consultPages.consult.to({ consultId: one.consultId })}>查看续方</ButtonLink>}
  >
    <p>药师审核通过后即可缴费。</p>
  </ResultPage>
)

function Paid({ one }: { one: RenewalDetail }) {
  const others = useRows(renewals('unpaid', one.personId)).rows.filter(other => other.consultId !== one.consultId)
  return (
    <ResultPage
      verdict="good"
      headline="缴费成功"
      links={
        <>
          {others.length > 0 && (
            <ButtonLink to={billPage(one)} replace>
              {`继续支付其余${others.length}笔`}
            </ButtonLink>
          )}
          <ButtonLink
            to={consultPages.consult.to({ consultId: one.consultId })}
            look={others.length > 0 ? 'quiet' : 'main'}
            replace
          >
            查看续方
          </ButtonLink>
          <ButtonLink to={renewalPages.renewals.to()} look="quiet" replace>
            我的续方
          </ButtonLink>
        </>
      }
    >
      <p>药房正在配药，{one.wants === 'delivery' ? '寄出后通知您快递单号。' : '配好后通知您取药。'}</p>
    </ResultPage>
  )
}

const Cancelled = ({ one }: { one: RenewalDetail }) => (
  <ResultPage
    verdict="bad"
    headline={cancelledTitle}
    links={
      <>
        <ButtonLink to={consultPages.consult.to({ consultId: one.consultId })} replace>
          查看原因
        </ButtonLink>
        <ButtonLink to={renewalPages.choosePerson.at} look="quiet" replace>
          重新申请
        </ButtonLink>
      </>
    }
  >
    <p>{one.endReason}</p>
    {one.refundAtWindow && <p>{windowRefundNote}</p>}
  </ResultPage>
)
