import { App, Button, Segmented, Space, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import type { DeskOrderRow } from '@nethos/contract/checkup/checkup-desk.services.ts'
import { checkupTabNames, checkupTabs, type CheckupTab } from '@nethos/contract/checkup/checkup.tabs.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { price } from '@nethos/contract/common/money.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { checkups, confirmCheckup, declineCheckup, refundCheckup } from '../checkup.calls.ts'

const columns: TableColumnsType<DeskOrderRow> = [
  { title: '体检人', dataIndex: 'personName' },
  { title: '套餐', dataIndex: 'packageName' },
  { title: '机构', dataIndex: 'centreName' },
  { title: '日期', key: 'at', render: (_, row) => dayAndTime(row.startsAt) },
  {
    title: '金额',
    key: 'price',
    align: 'right',
    className: 'paged__number',
    render: (_, row) => price(row.totalCents),
  },
  { title: '单位', dataIndex: 'companyName' },
  { title: '状态', dataIndex: 'statusLabel' },
  { title: '说明', dataIndex: 'reason' },
]

/** The health checks of patients here: to confirm, to come, done, not come. */
export default function CheckupsPage() {
  const { value, pageNum, filter, toPage } = useFilters({ tab: 'toConfirm' })
  const tab = checkupTabNames.find(one => one === value.tab) ?? 'toConfirm'
  const [declined, decline] = useState<DeskOrderRow>()
  const query = useServiceQuery(checkups(tab, pageNum), { everyMs: 30_000 })
  useEvents(event => {
    if (event.type === 'checkup_order') query.retry()
  })
  const declining = useCommand(declineCheckup)
  return (
    <OfficePage
      title="体检订单"
      tools={
        <Segmented<CheckupTab>
          aria-label="状态"
          value={tab}
          onChange={chosen => filter({ tab: chosen })}
          options={checkupTabNames.map(value => ({ value, label: checkupTabs[value].label }))}
        />
      }
    >
      <PagedTable
        label="体检订单"
        query={query}
        columns={[
          ...columns,
          {
            title: '操作',
            key: 'act',
            fixed: 'right',
            render: (_, row) => <Acts row={row} onDecline={() => decline(row)} />,
          },
        ]}
        rowKey={row => row.orderId}
        empty="暂无体检订单"
        emptyAs="filed"
        totals={rows => ({ price: price(rows.reduce((sum, { totalCents }) => sum + totalCents, 0)) })}
        pageNum={pageNum}
        onPage={toPage}
      />
      {declined && (
        <TextDialog
          title="不接受这个订单"
          label="原因（患者可见）"
          yes="不接受并退款"
          isDangerous
          most={100}
          wrong={text =>
            text.trim() === '' ? '请填写原因' : Array.from(text).length > 100 ? '原因不能超过100个字' : undefined
          }
          onYes={async reason => (await declining.run({ orderId: declined.orderId, reason })) === true}
          onClose={() => decline(undefined)}
        >
          {declined.personName}的{declined.packageName}会取消，已付的款项全额原路退回，名额释放。
        </TextDialog>
      )}
    </OfficePage>
  )
}

function Acts({
  row: { orderId, status, needsDesk, personName },
  onDecline,
}: {
  row: DeskOrderRow
  onDecline: () => void
}) {
  const { modal } = App.useApp()
  const confirming = useCommand(confirmCheckup)
  const refunding = useCommand(refundCheckup)
  const refund = () =>
    modal.confirm({
      title: `给${personName}退款？`,
      content: '订单会变为已退款取消，款项原路退回，不能撤回。',
      okText: '退款',
      cancelText: '返回',
      onOk: () => refunding.run({ orderId }),
    })
  if (status === 'overdue')
    return (
      <Button size="small" danger onClick={refund}>
        退款
      </Button>
    )
  if (status !== 'to_confirm') return null
  return (
    <Space>
      {needsDesk && (
        <Button
          size="small"
          type="primary"
          loading={confirming.isBusy}
          onClick={() => void confirming.run({ orderId })}
        >
          确认日期
        </Button>
      )}
      <Button size="small" danger onClick={onDecline}>
        不接受
      </Button>
    </Space>
  )
}
