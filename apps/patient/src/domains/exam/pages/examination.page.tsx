import { useSearchParams } from 'react-router'
import { dayAndTime, dayInWords, dayOf, instantInWords } from '@nethos/contract/common/days.ts'
import { examPages } from '@nethos/contract/exam/exam.pages.ts'
import { examinationStates } from '@nethos/contract/exam/examination.status.ts'
import type { ExaminationDetail } from '@nethos/contract/exam/exam.schemas.ts'
import { reportPages } from '@nethos/contract/reports/reports.pages.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { Notice } from '../../../controls/notice.tsx'
import { Card, Lines, StatusLine } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { cancel, examination } from '../exam.calls.ts'
import '../parts/exam.css'
import { Preparation } from '../parts/preparation.tsx'
import { examinationTones } from '../parts/tones.ts'
import { useExamNews } from '../parts/use-exam-news.ts'

/** 检查详情: how it stands, when and where, how to prepare, and what the state allows. */
export default function ExaminationPage() {
  const [query] = useSearchParams()
  const detail = useServiceQuery(examination(query.get('id') ?? ''))
  useExamNews('examination', detail.retry)
  return (
    <DetailPage detail={detail} bar={detail.value && <Actions one={detail.value} />}>
      {one => (
        <>
          <StatusLine word={one.statusLabel} tone={examinationTones[one.status]}>
            {one.statusText}
          </StatusLine>
          {one.reason && <Notice tone="warn">{one.reason}</Notice>}
          <Card title={one.itemName}>
            <Lines
              lines={[
                { label: '就诊人', value: one.personName },
                { label: '医院', value: one.hosName },
                { label: '科室', value: one.deptName },
                { label: '地点', value: one.place },
                { label: '时间', value: one.startsAt === null ? '' : instantInWords(one.startsAt) },
                { label: '大约需要', value: `${one.minutes}分钟` },
                { label: '有效期至', value: one.startsAt === null ? dayInWords(dayOf(one.validUntil)) : '' },
              ]}
            />
          </Card>
          <Preparation one={one} />
        </>
      )}
    </DetailPage>
  )
}

function Actions({ one }: { one: ExaminationDetail }) {
  const { examinationId, personId, status, needsAppointment, startsAt, hasQueue } = one
  const cancelling = useCommand(cancel)
  const on: object = examinationStates[status].on
  const canBook = needsAppointment ? 'book' in on : 'plan' in on && status !== 'booked'
  const canChange = status === 'booked' && (needsAppointment ? 'change' in on : 'plan' in on)
  const leave = async () => {
    const time = startsAt === null ? '' : `${dayAndTime(startsAt)}的时间会让给别人。`
    if (
      await confirm({
        title: '确定取消预约吗？',
        text: `${time}检查单还在，可以重新预约。`,
        yes: '取消预约',
        no: '再想想',
      })
    )
      await cancelling.run({ examinationId })
  }
  return (
    <>
      {canBook && (
        <ButtonLink to={examPages.chooseTime.to({ id: examinationId })}>
          {needsAppointment ? '预约' : '定个时间'}
        </ButtonLink>
      )}
      {canChange && <ButtonLink to={examPages.chooseTime.to({ id: examinationId })}>改约</ButtonLink>}
      {hasQueue && <ButtonLink to={examPages.queueHome.to({ compatId: personId })}>查看排队</ButtonLink>}
      {status === 'reported' && <ButtonLink to={reportPages.home.to({ compatId: personId })}>查看报告</ButtonLink>}
      {'cancel' in on && (
        <Button look="quiet" onClick={leave}>
          取消
        </Button>
      )}
    </>
  )
}
