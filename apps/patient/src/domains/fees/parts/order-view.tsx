import { price } from '@nethos/contract/common/money.ts'
import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { FeeOrder } from '@nethos/contract/fees/fees.schemas.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Card, Lines, StatusLine } from '../../../patterns/card.tsx'
import { GuideCard } from './guide-card.tsx'
import { ItemsCard } from './items.tsx'
import { PersonCard } from './person-card.tsx'
import { ReceiptButton } from './receipt-button.tsx'
import { ShareCard } from './share-card.tsx'

const tones = {
  settled: 'good',
  returned: 'danger',
  undoing: 'warn',
  writing: 'brand',
  open: 'brand',
  gone: 'quiet',
} as const

/** What was paid at once: how each bill of it stands, where to go, and what goes back. */
export const OrderView = ({ order }: { order: FeeOrder }) => (
  <>
    {order.backCents > 0 && (
      <Notice tone="warn">
        {price(order.backCents)} 正在退回原支付账户，预计{order.backExpectedOn}前到账，您不用做任何操作。
      </Notice>
    )}
    {order.bills.map(one => (
      <div key={one.settleNo}>
        <StatusLine word={one.stateLabel} tone={tones[one.billState]}>
          {one.title} {price(one.totalCents)}
          {one.reason && `：${one.reason}`}
        </StatusLine>
        <GuideCard guides={one.guides} />
        {one.items.length > 0 && <ItemsCard items={one.items} totalCents={one.totalCents} />}
        {one.restCents > 0 && one.billState === 'settled' && (
          <Notice tone="good">
            预缴金余 {price(one.restCents)}：{price(one.restCents - one.windowCents)} 退回原支付账户
            {one.windowCents > 0 && `，${price(one.windowCents)} 请到住院收费窗口领取`}。
          </Notice>
        )}
        {one.billState === 'settled' && one.biller === 'hospital' && <ReceiptButton settleNo={one.settleNo} />}
        {one.billState === 'settled' && one.biller === 'renewal' && (
          <ButtonLink to={renewalPages.renewals.to()} replace>
            我的续方
          </ButtonLink>
        )}
      </div>
    ))}
    <ShareCard {...order} />
    <PersonCard person={order.person} />
    <Card>
      <Lines
        lines={[
          { label: '支付时间', value: order.paidAt === null ? undefined : dayAndTime(order.paidAt) },
          { label: '支付方式', value: order.payWay },
        ]}
      />
    </Card>
  </>
)
