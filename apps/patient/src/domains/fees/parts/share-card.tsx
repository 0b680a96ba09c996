import { price } from '@nethos/contract/common/money.ts'
import { Card, Lines } from '../../../patterns/card.tsx'

interface ShareCardProps {
  insuranceKind?: string
  totalCents: number
  pooledCents: number
  accountCents: number
  ownCents: number
  /** Of a discharge: what was paid in advance. */
  prepaidCents?: number
}

/** Who pays what of it. */
export const ShareCard = (of: ShareCardProps) => (
  <Card title="费用构成">
    <Lines
      lines={[
        { label: '医保类型', value: of.insuranceKind },
        { label: '费用合计', value: price(of.totalCents) },
        { label: '统筹基金支付', value: price(of.pooledCents) },
        { label: '个人账户支付', value: price(of.accountCents) },
        { label: '已预缴', value: of.prepaidCents ? price(of.prepaidCents) : undefined },
        { label: '个人支付', value: price(of.ownCents) },
      ]}
    />
  </Card>
)
