import { App, Button, type TableColumnsType } from 'antd'
import { Link, useParams } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import type { DeskVoucherRow } from '@nethos/contract/checkup/checkup-desk.services.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { closeVoucher, vouchers } from '../checkup.calls.ts'

const columns: TableColumnsType<DeskVoucherRow> = [
  { title: '姓名', dataIndex: 'name' },
  { title: '工号', dataIndex: 'staffNo' },
  { title: '兑换码', dataIndex: 'code' },
  { title: '状态', dataIndex: 'statusLabel' },
]

/** The people of a company's list with their codes. What came of a check does not stand here. */
export default function VouchersPage() {
  const { companyId = '' } = useParams()
  const { pageNum, toPage } = useFilters({})
  return (
    <OfficePage title="团体体检名单" tools={<Link to="/checkup-companies">返回团体体检</Link>}>
      <PagedTable
        label="团体体检名单"
        query={useServiceQuery(vouchers(companyId, pageNum), { keepPrevious: true })}
        columns={[...columns, { title: '操作', key: 'act', render: (_, row) => <Close row={row} /> }]}
        rowKey={row => row.voucherId}
        empty="名单里没有人"
        emptyAs="filed"
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}

function Close({ row: { voucherId, voucherStatus, name } }: { row: DeskVoucherRow }) {
  const { modal } = App.useApp()
  const closing = useCommand(closeVoucher)
  const ask = () =>
    modal.confirm({
      title: `关闭${name}的名额？`,
      content: '关闭后不能再用这个兑换码预约，不能恢复。',
      okText: '关闭名额',
      cancelText: '返回',
      onOk: () => closing.run({ voucherId }),
    })
  return (
    voucherStatus === 'unused' && (
      <Button size="small" danger onClick={ask}>
        关闭
      </Button>
    )
  )
}
