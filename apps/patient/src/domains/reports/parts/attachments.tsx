import type { Report, ShownContent } from '@nethos/contract/reports/report.schemas.ts'
import { reportPages as pages } from '@nethos/contract/reports/reports.pages.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Card } from '../../../patterns/card.tsx'

export const picturesOf = ({ series }: ShownContent) => series.flatMap(one => one.pictures)

/** Pictures, trace and PDF: where each is looked at. */
export function Attachments({ report }: { report: Report }) {
  const { reportId: id, kind, content } = report
  if (!content) return null
  const pictures = picturesOf(content).length
  const isEcg = kind === 'ecg'
  const links = [
    ...(pictures > 0 || (isEcg && content.ecg?.trace)
      ? [
          {
            label: isEcg ? '心电图' : '数字影像',
            value: pictures > 0 ? `${pictures}张` : '查看波形',
            to: (isEcg ? pages.ecgImage : pages.images).to({ id }),
          },
        ]
      : []),
    ...(content.documents.length > 0
      ? [
          {
            label: 'PDF报告',
            value: `${content.documents.length}份`,
            to: (isEcg ? pages.ecgPdf : pages.pdf).to({ id }),
          },
        ]
      : []),
  ]
  return (
    <>
      <Card title={links.length > 0 ? '影像、文件与分享' : '分享'}>
        <ActionList
          actions={[...links, { label: '带去别的医院', note: '生成有期限的链接和提取码', to: pages.share.to({ id }) }]}
        />
      </Card>
      {content.filesComing > 0 && <Notice>还有{content.filesComing}个影像或文件正在从医院传来，请稍后再查看。</Notice>}
    </>
  )
}
