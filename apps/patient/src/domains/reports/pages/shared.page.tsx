import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { shareCode } from '@nethos/contract/reports/report-shares.rules.ts'
import type { reportShareServices } from '@nethos/contract/reports/report-shares.services.ts'
import { reportRefusals } from '@nethos/contract/reports/reports.refusals.ts'
import { run } from '@nethos/calls/command.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { Notice } from '../../../controls/notice.tsx'
import { NumericField } from '../../../controls/text-field.tsx'
import { GatePage } from '../../../patterns/gate-page.tsx'
import { Page } from '../../../patterns/page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Heading } from '../parts/heading.tsx'
import { Content } from '../parts/report-content.tsx'
import { openShare } from '../reports.calls.ts'

type Opened = OutputOf<typeof reportShareServices.openReportShare>

/** 分享给您的报告: behind a link and its code, for a doctor of another hospital. Nothing of it stays in the browser. */
export default function SharedPage() {
  const key = useLocation().hash.slice(1)
  const [opened, setOpened] = useState<Opened>()
  if (!/^[\w-]{32}$/.test(key))
    return (
      <Page>
        <Empty icon="report" sentence="链接不完整，请让分享给您的人重新发送" />
      </Page>
    )
  return opened ? <Shared opened={opened} /> : <Code shareKey={key} onOpened={setOpened} />
}

function Code({ shareKey, onOpened }: { shareKey: string; onOpened: (opened: Opened) => void }) {
  const form = useForm({
    initial: { code: '' },
    rules: { code: shareCode },
    send: ({ code }) => run(openShare, { key: shareKey, code }),
    refusalFields: {
      [reportRefusals.share_code_wrong.code]: 'code',
      [reportRefusals.share_closed.code]: 'code',
    },
    onSent: onOpened,
  })
  return (
    <GatePage
      reason="有人把检查报告分享给您。请输入他告诉您的6位提取码，每次打开都会记录下来。"
      submit="查看报告"
      onSubmit={form.submit}
    >
      <NumericField label="提取码" placeholder="6位数字" maxLength={6} {...form.input('code')} />
    </GatePage>
  )
}

const Shared = ({ opened: { personName, expiresAt, reports } }: { opened: Opened }) => (
  <Page>
    <Notice>
      {personName}分享给您的报告，{dayAndTime(expiresAt)}前可以查看。内容以出具报告的医院为准。
    </Notice>
    {reports.map(report => (
      <section key={report.reportId} aria-label={report.reportName}>
        <Heading report={report} />
        <Content report={report} isShared />
      </section>
    ))}
  </Page>
)
