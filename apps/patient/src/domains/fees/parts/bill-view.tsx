import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { BillDetail } from '@nethos/contract/fees/fees.schemas.ts'
import { Notice } from '../../../controls/notice.tsx'
import { Card, Lines, StatusLine } from '../../../patterns/card.tsx'
import { GuideCard } from './guide-card.tsx'
import { ItemsCard } from './items.tsx'
import { PersonCard } from './person-card.tsx'
import { ReceiptButton } from './receipt-button.tsx'
import { ShareCard } from './share-card.tsx'

/** One bill: how it stands, where to go, what it is for and who paid what. */
export const BillView = ({ bill }: { bill: BillDetail }) => (
  <>
    <StatusLine word={bill.standingLabel} tone={bill.standing === 'paid' ? 'good' : 'brand'}>
      {[bill.deptName, bill.doctorName].filter(Boolean).join(' ')}
    </StatusLine>
    {bill.returned && <Notice tone="warn">上次支付医院没有收下：{bill.returned.reason}，钱已自动退回。</Notice>}
    {bill.paid && <GuideCard guides={bill.paid.guides} />}
    <ItemsCard items={bill.items} totalCents={bill.totalCents} />
    {bill.paid && <ShareCard {...bill.paid} totalCents={bill.totalCents} />}
    <Card>
      <Lines
        lines={[
          { label: '账单号', value: bill.billNo },
          { label: '开单时间', value: dayAndTime(bill.issuedAt) },
          { label: '支付时间', value: bill.paid ? dayAndTime(bill.paid.paidAt) : undefined },
          { label: '支付方式', value: bill.paid?.way },
          { label: '票据号', value: bill.paid?.receiptNo },
        ]}
      />
    </Card>
    <PersonCard person={bill.person} />
    {bill.paid?.settleNo && <ReceiptButton settleNo={bill.paid.settleNo} />}
  </>
)
