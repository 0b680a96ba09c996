import { useSearchParams } from 'react-router'
import { dayAndTime, instantInWords } from '@nethos/contract/common/days.ts'
import { examPages } from '@nethos/contract/exam/exam.pages.ts'
import { reportPages } from '@nethos/contract/reports/reports.pages.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Card, Lines, StatusLine } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { examination } from '../exam.calls.ts'
import '../parts/exam.css'
import { examinationTones } from '../parts/tones.ts'
import { useExamNews } from '../parts/use-exam-news.ts'
import { Preparation } from '../parts/preparation.tsx'

/** 检查状态: the steps that an endoscopy has gone, with their times, and where it goes on. */
export default function EndoscopyStatePage() {
  const [query] = useSearchParams()
  const detail = useServiceQuery(examination(query.get('id') ?? ''))
  useExamNews('examination', detail.retry)
  const one = detail.value
  return (
    <DetailPage
      detail={detail}
      bar={
        one && (
          <>
            {one.hasQueue && <ButtonLink to={examPages.queueHome.to({ compatId: one.personId })}>查看排队</ButtonLink>}
            {one.status === 'reported' && (
              <ButtonLink to={reportPages.home.to({ compatId: one.personId })}>查看报告</ButtonLink>
            )}
            <ButtonLink to={examPages.examination.to({ id: one.examinationId })} look="soft">
              检查详情
            </ButtonLink>
          </>
        )
      }
    >
      {shown => (
        <>
          <StatusLine word={shown.statusLabel} tone={examinationTones[shown.status]}>
            {shown.statusText}
          </StatusLine>
          <Card title={shown.itemName}>
            <Lines
              lines={[
                { label: '就诊人', value: shown.personName },
                { label: '地点', value: shown.place },
                { label: '时间', value: shown.startsAt === null ? '' : instantInWords(shown.startsAt) },
              ]}
            />
          </Card>
          <Card title="进度">
            <ol className="exam-steps">
              {shown.history.map(step => (
                <li key={`${step.status} ${step.at}`}>
                  {step.label} <span className="exam-quiet">{dayAndTime(step.at)}</span>
                </li>
              ))}
            </ol>
          </Card>
          <Preparation one={shown} />
        </>
      )}
    </DetailPage>
  )
}
