import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { yuan } from '@nethos/contract/common/money.ts'
import { itemOrderStates } from '@nethos/contract/exam/item-order.status.ts'
import type { ItemOrderDetail } from '@nethos/contract/exam/exam.schemas.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Button } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { Notice } from '../../../controls/notice.tsx'
import { QrCode } from '../../../controls/qr-code.tsx'
import { Card, Lines, StatusLine } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { cancelOrder, itemOrder } from '../item-order.calls.ts'
import '../parts/exam.css'
import { PayOrder } from '../parts/pay-order.tsx'
import { itemOrderTones } from '../parts/tones.ts'
import { useExamNews } from '../parts/use-exam-news.ts'

/** 检测订单详情: what, for whom, how much, how it stands, and the code to present. */
export default function ItemOrderPage() {
  const [query] = useSearchParams()
  const detail = useServiceQuery(itemOrder(query.get('id') ?? ''))
  const [isPaying, setPaying] = useState(false)
  useExamNews('item_order', detail.retry)
  const one = detail.value
  if (one && isPaying && one.status === 'to_pay') return <PayOrder one={one} onBack={() => setPaying(false)} />
  return (
    <DetailPage detail={detail} bar={one && <Actions one={one} onPay={() => setPaying(true)} />}>
      {shown => (
        <>
          <StatusLine word={shown.statusLabel} tone={itemOrderTones[shown.status]}>
            {shown.statusText}
            {shown.status === 'to_pay' ? `（${dayAndTime(shown.payBy)}前）` : ''}
          </StatusLine>
          {shown.reason && <Notice tone="warn">{shown.reason}</Notice>}
          {shown.code && shown.status === 'ready' && (
            <Card title="检测码">
              <QrCode text={shown.code} label={`检测码${shown.code}`} />
              <p className="exam-code">{shown.code}</p>
            </Card>
          )}
          <Card title={shown.itemNames}>
            <Lines
              lines={[
                { label: '检测人', value: shown.personName },
                { label: '医院', value: shown.hosName },
                { label: '采样地点', value: shown.place },
                { label: '金额', value: `¥${yuan(shown.totalCents)}` },
                { label: '下单时间', value: dayAndTime(shown.createdAt) },
                { label: '有效期至', value: shown.status === 'ready' ? dayAndTime(shown.validUntil) : '' },
              ]}
            />
          </Card>
        </>
      )}
    </DetailPage>
  )
}

function Actions({ one: { itemOrderId, status }, onPay }: { one: ItemOrderDetail; onPay: () => void }) {
  const cancelling = useCommand(cancelOrder)
  const leave = async () => {
    const text = status === 'ready' ? '已支付的款项按原路退回。' : '取消后可以重新开单。'
    if (await confirm({ title: '确定取消这张检测单吗？', text, yes: '取消检测单', no: '再想想' }))
      await cancelling.run({ itemOrderId })
  }
  return (
    <>
      {status === 'to_pay' && <Button onClick={onPay}>去支付</Button>}
      {'cancel' in itemOrderStates[status].on && (
        <Button look="quiet" onClick={leave}>
          取消
        </Button>
      )}
    </>
  )
}
