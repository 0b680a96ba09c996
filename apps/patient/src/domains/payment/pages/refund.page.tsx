import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { dayAndTime, dayInWords } from '@nethos/contract/common/days.ts'
import { yuan } from '@nethos/contract/common/money.ts'
import type { RefundDetail, RefundSum } from '@nethos/contract/payment/payment.schemas.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Price } from '../../../controls/price.tsx'
import { Card, Lines, StatusLine } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Empty, ServicePhone } from '../../../patterns/states.tsx'
import { refundDetail } from '../payment.calls.ts'
import './refund.page.css'

/** 退款进度: where the money is, when it will be there, and that nothing has to be done for it. */
export function RefundPage({ consultId }: { consultId: string }) {
  const detail = useServiceQuery(refundDetail(consultId), { everyMs: 15_000 })
  return (
    <DetailPage
      title="退款进度"
      detail={detail}
      bar={
        <ButtonLink to={consultPages.consult.to({ consultId })} look="soft">
          查看咨询
        </ButtonLink>
      }
    >
      {({ refunds, sum }) => (
        <>
          {refunds.length === 0 && <Empty sentence="本次咨询没有退款" icon="wallet" />}
          {sum && refunds.some(one => one.isPart) && <Sum sum={sum} />}
          {refunds.map((refund, index) => (
            <Refund
              key={refund.refundNo}
              refund={refund}
              name={refunds.length > 1 ? `第${refunds.length - index}笔退款` : ''}
            />
          ))}
          <ServicePhone />
        </>
      )}
    </DetailPage>
  )
}

/** In parts: what it was, what is back, what is on its way. */
const Sum = ({ sum: { paidCents, refundCents, returnedCents } }: { sum: RefundSum }) => (
  <Card title={refundCents < paidCents ? '部分退款' : '分次退款'}>
    <Lines
      lines={[
        { label: '实付金额', value: `${yuan(paidCents)}元` },
        { label: '已退回', value: returnedCents > 0 ? `${yuan(returnedCents)}元` : '' },
        { label: '退款处理中', value: refundCents > returnedCents ? `${yuan(refundCents - returnedCents)}元` : '' },
        { label: '未退金额', value: paidCents > refundCents ? `${yuan(paidCents - refundCents)}元` : '' },
      ]}
    />
  </Card>
)

/** One refund: how far it is, and by when it is there. `name`: which one it is, where there are several. */
export const Refund = ({ refund, name }: { refund: RefundDetail; name: string }) => (
  <>
    <StatusLine
      word={[name, refund.stateLabel].filter(Boolean).join(' · ')}
      tone={refund.refundState === 'done' ? 'good' : 'brand'}
    >
      {refund.sentence}
    </StatusLine>
    <Card>
      <p className="refund__amount">
        退款金额 <Price cents={refund.amountCents} size="large" />
      </p>
      <ol className="refund__stages" aria-label={name || '退款进度'}>
        <Stage name="退款已受理" at={refund.requestedAt} note={refund.reason} />
        <Stage name="支付平台处理中" at={refund.sentAt ?? refund.doneAt} />
        <Stage
          name="退款已到账"
          at={refund.doneAt}
          note={refund.doneAt === null ? `预计${dayInWords(refund.expectedOn)}前` : ''}
        />
      </ol>
      <Lines
        lines={[
          { label: '退回到', value: refund.toAccount },
          { label: '退款金额', value: `${yuan(refund.amountCents)}元` },
          { label: '退款单号', value: refund.refundNo },
        ]}
      />
    </Card>
  </>
)

const Stage = ({ name, at, note = '' }: { name: string; at: number | null; note?: string }) => (
  <li className={at === null ? 'refund__stage' : 'refund__stage refund__stage--done'}>
    <p className="refund__name">
      {name}
      <span className="unseen">{at === null ? '（未到这一步）' : '（已完成）'}</span>
    </p>
    <p className="refund__when">{[at === null ? '' : dayAndTime(at), note].filter(Boolean).join(' · ')}</p>
  </li>
)
