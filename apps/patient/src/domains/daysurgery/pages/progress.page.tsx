import { useSearchParams } from 'react-router'
import { instantInWords } from '@nethos/contract/common/days.ts'
import { daySurgeryPages } from '@nethos/contract/daysurgery/daysurgery.pages.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Card, Lines, StatusLine } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { surgery } from '../daysurgery.calls.ts'
import { Steps } from '../parts/steps.tsx'
import { surgeryTones } from '../parts/tones.ts'
import { useSurgeryNews } from '../parts/which.ts'

/** 手术进展详情: the five steps with their true times; it moves while one looks, because the server says so. */
export default function ProgressPage() {
  const [query] = useSearchParams()
  const result = useServiceQuery(surgery(query.get('id') ?? ''), { everyMs: 60_000 })
  useSurgeryNews(result.retry)
  return (
    <DetailPage detail={result}>
      {one => (
        <>
          <div role="status">
            <StatusLine word={one.statusLabel} tone={surgeryTones[one.status]}>
              {one.statusText}
            </StatusLine>
          </div>
          <Card title="手术进展">
            <Steps steps={one.steps} />
            <p className="surgery-quiet">
              时间是医院记录的真实时间，传到这里可能晚几分钟。情况如何，由医生当面告诉您。
            </p>
          </Card>
          <Card title={one.surgeryName}>
            <Lines
              lines={[
                { label: '就诊人', value: one.personName },
                { label: '科室', value: one.deptName },
                { label: '主刀医生', value: one.doctorName },
                { label: '计划手术', value: instantInWords(one.plannedAt) },
              ]}
            />
          </Card>
          <ButtonLink look="soft" to={daySurgeryPages.patientHome.to({ compatId: one.personId, id: one.surgeryId })}>
            查看手术安排
          </ButtonLink>
        </>
      )}
    </DetailPage>
  )
}
