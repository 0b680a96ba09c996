import { useState } from 'react'
import { dayAndTime, instantInWords } from '@nethos/contract/common/days.ts'
import { yuan } from '@nethos/contract/common/money.ts'
import { daySurgeryPages } from '@nethos/contract/daysurgery/daysurgery.pages.ts'
import type { SurgeryInsurance } from '@nethos/contract/daysurgery/insurance.services.ts'
import { run, useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { AgreeLine } from '../../../controls/agree-line.tsx'
import { Button } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { Notice } from '../../../controls/notice.tsx'
import { Card, Lines, StatusLine } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { useCashier } from '../../payment/public.tsx'
import { cancelPolicy, insurance, insure, payPolicy, queryPayment } from '../insurance.calls.ts'
import '../parts/daysurgery.css'
import { useSurgeryNews, useWhich } from '../parts/which.ts'

/** 手术保险: what it is and costs, and how it stands. */
export default function InsurancePage() {
  const query = useServiceQuery(insurance(useWhich()))
  useSurgeryNews(query.retry)
  return (
    <DetailPage detail={query}>
      {one => (
        <>
          {one.policy && <PolicyView one={one} policy={one.policy} />}
          <Product one={one} />
          {one.canInsure && <Insure one={one} />}
          {!one.canInsure && one.policy === null && one.product && (
            <Notice>
              {one.surgeryId === ''
                ? '医院安排手术以后，可以在这里投保。'
                : '现在不能投保：手术前2小时截止，已开始、已取消的手术不能投保。'}
            </Notice>
          )}
        </>
      )}
    </DetailPage>
  )
}

const Product = ({ one: { product } }: { one: SurgeryInsurance }) =>
  product === null ? (
    <Notice>本院还没有接入手术保险，如需投保请咨询住院服务中心。</Notice>
  ) : (
    <Card title={product.productName}>
      <Lines
        lines={[
          { label: '承保', value: product.insurerName },
          { label: '保费', value: `¥${yuan(product.premiumCents)}` },
          { label: '保额', value: `¥${yuan(product.sumCents)}` },
          { label: '客服', value: product.telephone },
        ]}
      />
      <h3 className="surgery-heading">赔什么</h3>
      <ul className="surgery-bullets">
        {product.covers.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h3 className="surgery-heading">不赔什么</h3>
      <ul className="surgery-bullets">
        {product.excludes.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="surgery-quiet surgery-heading">
        买不买由您自己决定，不影响手术安排。手术前2小时可以退保，保费全额退回。
      </p>
    </Card>
  )

function Insure({ one: { surgeryId, personName, surgeryName, plannedAt } }: { one: SurgeryInsurance }) {
  const [isAgreed, setAgreed] = useState(false)
  const [isTried, setTried] = useState(false)
  const insuring = useCommand(insure)
  const start = async () => {
    setTried(true)
    if (isAgreed) await insuring.run({ surgeryId })
  }
  return (
    <Card title="投保">
      <Lines
        lines={[
          { label: '被保险人', value: personName },
          { label: '手术', value: surgeryName },
          { label: '时间', value: plannedAt === null ? '' : instantInWords(plannedAt) },
        ]}
      />
      <div className="surgery-list">
        <AgreeLine checked={isAgreed} onChange={setAgreed} error={isTried && !isAgreed ? '请先阅读并勾选' : undefined}>
          我已阅读上面赔什么、不赔什么，同意把姓名和证件号交给保险公司
        </AgreeLine>
        <Button onClick={start}>投保</Button>
      </div>
    </Card>
  )
}

type Policy = NonNullable<SurgeryInsurance['policy']>

function PolicyView({ one, policy }: { one: SurgeryInsurance; policy: Policy }) {
  const cancelling = useCommand(cancelPolicy)
  const { policyId, status } = policy
  const leave = async () => {
    const isPaid = status === 'insured'
    if (
      await confirm({
        title: isPaid ? '确定退保吗？' : '确定取消投保吗？',
        text: isPaid ? '退保后手术不再有这份保障，保费按原路退回。' : '还没有支付，不会扣款。',
        yes: isPaid ? '退保' : '取消投保',
        no: '再想想',
      })
    )
      await cancelling.run({ policyId })
  }
  return (
    <>
      <StatusLine word={policy.statusLabel} tone={status === 'insured' ? 'good' : 'brand'}>
        {policy.reason}
      </StatusLine>
      <Card title={policy.productName}>
        <Lines
          lines={[
            { label: '被保险人', value: one.personName },
            { label: '保单号', value: policy.policyNo },
            { label: '保费', value: `¥${yuan(policy.premiumCents)}` },
            { label: '保额', value: `¥${yuan(policy.sumCents)}` },
          ]}
        />
      </Card>
      {status === 'to_pay' && policy.isOwn && <Pay surgeryId={one.surgeryId} policy={policy} />}
      {policy.canCancel && (
        <Button look="quiet" onClick={leave}>
          {status === 'insured' ? '退保' : '取消投保'}
        </Button>
      )}
    </>
  )
}

function Pay({ surgeryId, policy: { policyId, payBy } }: { surgeryId: string; policy: Policy }) {
  const ask = () => void run(queryPayment, { policyId }).catch(() => undefined)
  const cashier = useCashier({ wayBack: daySurgeryPages.insurance.to({ compatId: '', id: surgeryId }), onReturn: ask })
  const opening = useCommand(payPolicy, cashier.refused)
  return (
    <>
      <Notice>请在{dayAndTime(payBy)}前完成支付，逾期自动取消。</Notice>
      {cashier.ways}
      <Button onClick={() => cashier.open(chosen => opening.run({ policyId, ...chosen }))}>支付保费</Button>
    </>
  )
}
