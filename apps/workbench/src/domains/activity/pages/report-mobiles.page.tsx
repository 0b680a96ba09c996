import { Button, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { run } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { annualReportDeskRefusals } from '@nethos/contract/activity/annual-report.refusals.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { optionalMobile } from '@nethos/contract/common/phone.ts'
import { TextLine } from '../../../controls/lines.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import { useFilters } from '../../../patterns/use-filters.ts'
import { reportMobiles, saveReportMobile, type ReportMobile } from '../activity.calls.ts'

/** 年度报告: with which mobile each doctor opens his own. */
export default function ReportMobilesPage() {
  const { pageNum, toPage } = useFilters({})
  const found = useServiceQuery(reportMobiles(pageNum), { keepPrevious: true })
  const [chosen, setChosen] = useState<ReportMobile>()
  const columns: TableColumnsType<ReportMobile> = [
    { title: '医生', dataIndex: 'docName' },
    { title: '科室', dataIndex: 'deptName' },
    { title: '手机号', key: 'mobile', render: (_, row) => row.mobileMasked || '未登记' },
    { title: '登记时间', key: 'at', render: (_, row) => row.changedAt !== null && dayAndTime(row.changedAt) },
    { title: '处理', key: 'actions', render: (_, row) => <Button onClick={() => setChosen(row)}>登记手机号</Button> },
  ]
  return (
    <OfficePage title="年度报告">
      <p>医生凭这里登记的手机号和短信验证码查看自己的年度报告。换号后，用原号码打开的报告立即失效。</p>
      <PagedTable
        label="年度报告手机号"
        query={found}
        columns={columns}
        rowKey={row => row.docId}
        empty="还没有医生"
        emptyAs="filed"
        pageNum={pageNum}
        onPage={toPage}
      />
      {chosen && <MobileDialog doctor={chosen} onClose={() => setChosen(undefined)} />}
    </OfficePage>
  )
}

function MobileDialog({ doctor, onClose }: { doctor: ReportMobile; onClose: () => void }) {
  const form = useDialogForm({
    initial: { mobile: '' },
    rules: { mobile: optionalMobile },
    send: ({ mobile }) => run(saveReportMobile, { docId: doctor.docId, mobile }),
    refusalFields: { [annualReportDeskRefusals.mobile_taken.code]: 'mobile' },
    done: '已保存',
    onClose,
  })
  return (
    <FormDialog {...form.dialog} title={`${doctor.docName}的手机号`} yes="保存">
      <TextLine label="手机号" hint="留空表示不再能查看" inputMode="tel" {...form.field('mobile')} />
    </FormDialog>
  )
}
