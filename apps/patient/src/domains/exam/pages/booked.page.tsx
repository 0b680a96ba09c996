import { useSearchParams } from 'react-router'
import { instantInWords } from '@nethos/contract/common/days.ts'
import { examPages } from '@nethos/contract/exam/exam.pages.ts'
import type { ExaminationDetail } from '@nethos/contract/exam/exam.schemas.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Page } from '../../../patterns/page.tsx'
import { ResultPage } from '../../../patterns/result-page.tsx'
import { Value } from '../../../patterns/value.tsx'
import { examination } from '../exam.calls.ts'
import { useExamNews } from '../parts/use-exam-news.ts'

function verdictOf({ status, reason }: ExaminationDetail) {
  if (status === 'booking' || status === 'changing') return { verdict: 'waiting', headline: '正在向医院确认' } as const
  if (status === 'booked' && reason !== '') return { verdict: 'bad', headline: '没有改约成功' } as const
  if (status === 'to_book' || status === 'missed') return { verdict: 'bad', headline: '没有约上' } as const
  return { verdict: 'good', headline: '预约成功' } as const
}

/** 预约结果: time and place, or why not; the hospital's word arrives while one looks. */
export default function BookedPage() {
  const [query] = useSearchParams()
  const result = useServiceQuery(examination(query.get('id') ?? ''))
  useExamNews('examination', result.retry)
  if (result.value === undefined)
    return (
      <Page>
        <Value of={result}>{() => null}</Value>
      </Page>
    )
  const one = result.value
  const { verdict, headline } = verdictOf(one)
  const { examinationId: id, personId: compatId } = one
  return (
    <ResultPage
      verdict={verdict}
      headline={headline}
      links={
        <>
          {verdict === 'bad' && <ButtonLink to={examPages.chooseTime.to({ id })}>选择其他时间</ButtonLink>}
          {verdict !== 'bad' && <ButtonLink to={examPages.examination.to({ id })}>查看准备事项</ButtonLink>}
          <ButtonLink to={examPages.examinations.to({ compatId })} look="soft" replace>
            返回列表
          </ButtonLink>
        </>
      }
    >
      <p>{one.itemName}</p>
      {one.startsAt !== null && <p>{instantInWords(one.startsAt)}</p>}
      <p>{one.place}</p>
      {one.reason && <p>{one.reason}</p>}
      {verdict === 'waiting' && <p>一般几秒钟，可以先离开，结果会发消息告诉您。</p>}
    </ResultPage>
  )
}
