import { Button, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { serverNow } from '@nethos/calls/config.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { price } from '@nethos/contract/common/money.ts'
import { couponKindLabels } from '@nethos/contract/coupons/coupons.rules.ts'
import { Choice } from '../../../controls/choice.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { batches, type Batch } from '../coupons.calls.ts'
import { batchState, leftInWords } from '../coupons.words.ts'
import { BatchActions } from '../parts/batch-actions.tsx'
import { BatchDialog } from '../parts/batch-dialog.tsx'
import './coupons.css'

const states = { '': '全部优惠券', open: '未停发', stopped: '已停发' } as const
type State = keyof typeof states
const asked = { '': null, open: true, stopped: false } as const

const number = { align: 'right', className: 'paged__number' } as const
const columns: TableColumnsType<Batch> = [
  {
    title: '状态',
    key: 'state',
    render: (_, batch) => {
      const { label, tone } = batchState(batch, serverNow())
      return <Tag tone={tone}>{label}</Tag>
    },
  },
  {
    title: '优惠券',
    key: 'name',
    className: 'coupons__words',
    render: (_, { couponName, couponKind, inWords }) => (
      <TwoLines first={couponName} second={`${couponKindLabels[couponKind]}：${inWords}`} />
    ),
  },
  {
    title: '范围与有效期',
    key: 'scope',
    className: 'coupons__words',
    render: (_, { scopeText, validityText }) => <TwoLines first={scopeText} second={validityText} />,
  },
  { title: '已发', key: 'issued', ...number, render: (_, { issued }) => issued },
  {
    title: '已用',
    key: 'used',
    ...number,
    render: (_, { used, offCents }) => <TwoLines first={used} second={offCents > 0 && `共减 ${price(offCents)}`} />,
  },
  { title: '剩余', key: 'left', ...number, render: (_, batch) => leftInWords(batch) },
  { title: '处理', key: 'actions', render: (_, batch) => <BatchActions batch={batch} /> },
]

/** The batches of coupons, newest first: how many went out, how many were used. */
export default function BatchesPage() {
  const { value, pageNum, filter, toPage } = useFilters({ state: '' })
  const state = value.state in states ? (value.state as State) : ''
  const found = useServiceQuery(batches(asked[state], pageNum), { keepPrevious: true })
  const [isAdding, setAdding] = useState(false)
  return (
    <OfficePage
      title="优惠券"
      tools={
        <>
          <Link to="/coupons/activities">优惠券活动</Link>
          <Choice label="状态" value={state} of={states} onChange={state => filter({ state })} />
          <Button type="primary" onClick={() => setAdding(true)}>
            新建优惠券
          </Button>
        </>
      }
    >
      <PagedTable
        label="优惠券"
        query={found}
        columns={columns}
        rowKey={row => row.batchId}
        empty={state ? '没有符合条件的优惠券' : '还没有优惠券，点「新建优惠券」开始'}
        emptyAs={state ? 'search' : 'filed'}
        pageNum={pageNum}
        onPage={toPage}
      />
      {isAdding && <BatchDialog batch={undefined} onClose={() => setAdding(false)} />}
    </OfficePage>
  )
}
