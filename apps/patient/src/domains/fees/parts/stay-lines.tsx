import { price } from '@nethos/contract/common/money.ts'
import type { Stay } from '@nethos/contract/fees/fees.schemas.ts'
import { Card, Lines } from '../../../patterns/card.tsx'

/** A stay: where, since when, what it has cost, what was paid in advance and what of that is left. */
export const StayLines = ({ stay }: { stay: Stay }) => (
  <Lines
    lines={[
      { label: '住院号', value: stay.inpatientNo },
      { label: '科室', value: `${stay.deptName} ${stay.bedNo}` },
      { label: '住院日期', value: [stay.admittedOn, stay.dischargedOn].filter(Boolean).join(' 至 ') },
      { label: '费用合计', value: price(stay.totalCents) },
      { label: '已预缴', value: price(stay.prepaidCents) },
      {
        label: stay.balanceCents < 0 ? '欠费' : '余额',
        value: stay.stayState === 'settled' ? undefined : price(Math.abs(stay.balanceCents)),
      },
    ]}
  />
)

export const StayCard = ({ stay }: { stay: Stay }) => (
  <Card title={stay.stateLabel}>
    <StayLines stay={stay} />
  </Card>
)
