import { feeWord } from '@nethos/contract/booking/fee-word.ts'
import type { BookingDetail } from '@nethos/contract/booking/orders.schemas.ts'
import { visitPlace } from '@nethos/contract/booking/visit-place.ts'
import { sessionKinds } from '@nethos/contract/booking/session.kinds.ts'
import { Card, Lines } from '../../../patterns/card.tsx'
import { whenWord } from '../when.ts'

/** In two lines what is to be changed: everything about it stands further below. */
export const BookedBefore = ({ one }: { one: BookingDetail }) => (
  <Card>
    <Lines
      lines={[
        { label: '原预约', value: whenWord(one) },
        { label: '医生', value: one.docName || one.deptName },
        { label: '就诊人', value: one.personName },
      ]}
    />
  </Card>
)

/** What was booked: where, with whom, when, for whom, how much. */
export const BookingLines = ({ one, children }: { one: BookingDetail; children?: React.ReactNode }) => (
  <Card title="预约信息">
    <Lines
      lines={[
        { label: '就诊人', value: one.personName },
        { label: '就诊卡', value: one.cardNumber },
        { label: '医院', value: one.hosName },
        { label: '科室', value: `${one.deptName}（${sessionKinds[one.kind].label}）` },
        { label: '会诊科室', value: one.parts.map(part => part.deptName).join('、') },
        { label: '医生', value: [one.docName, one.docTitle].filter(Boolean).join(' ') },
        { label: '就诊时间', value: whenWord(one) },
        { label: '号序', value: one.confirmedAt === null ? '' : `${one.no}号` },
        { label: '地点', value: visitPlace(one) },
        { label: '挂号费', value: feeWord(one.feeCents) },
        { label: '支付', value: one.isPaid ? '已在线支付' : one.payAt === 'window' ? '到院支付' : '' },
      ]}
    />
    {children}
  </Card>
)
