import { dayAndSecond } from '@nethos/contract/common/days.ts'
import { price } from '@nethos/contract/common/money.ts'
import { bookLabels } from '@nethos/contract/payment/payment-desk.services.ts'
import type { LedgerEntry } from '../payment.calls.ts'
import { DenseTable } from '../../../patterns/dense-table.tsx'

/** What we have is positive, what we owe negative; the entries of a booking add up to nothing. */
export const Ledger = ({ entries }: { entries: LedgerEntry[] }) => (
  <section className="office__section">
    <h2>账目</h2>
    <DenseTable<LedgerEntry>
      chosenAs="账目"
      dataSource={entries}
      rowKey={row => `${row.booking} ${row.book}`}
      locale={{ emptyText: '还没有入账' }}
      columns={[
        { title: '时间', key: 'at', render: (_, row) => dayAndSecond(row.at) },
        { title: '科目', key: 'book', render: (_, row) => bookLabels[row.book] },
        {
          title: '增加',
          key: 'in',
          align: 'right',
          render: (_, row) => (row.amountCents > 0 ? price(row.amountCents) : ''),
        },
        {
          title: '减少',
          key: 'out',
          align: 'right',
          render: (_, row) => (row.amountCents < 0 ? price(-row.amountCents) : ''),
        },
        { title: '退款单号', key: 'refundNo', render: (_, row) => row.refundNo ?? '—' },
      ]}
    />
  </section>
)
