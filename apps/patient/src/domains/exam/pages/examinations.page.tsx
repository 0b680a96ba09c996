import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { examPages } from '@nethos/contract/exam/exam.pages.ts'
import { toBookStatuses } from '@nethos/contract/exam/examination.status.ts'
import type { ExaminationRow as Shown } from '@nethos/contract/exam/exam.schemas.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { Card } from '../../../patterns/card.tsx'
import { Page } from '../../../patterns/page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { ForPerson } from '../../questionnaire/public.tsx'
import { current, past } from '../exam.calls.ts'
import { ExaminationRow } from '../parts/examination-row.tsx'
import { useExamNews } from '../parts/use-exam-news.ts'

/** 检查预约: what is to book and what is booked; several can be arranged as one visit. */
export default function ExaminationsPage() {
  const [query] = useSearchParams()
  return (
    <Page>
      <ForPerson chosen={query.get('compatId')}>{personId => <Mine key={personId} personId={personId} />}</ForPerson>
    </Page>
  )
}

function Mine({ personId }: { personId: string }) {
  const result = useServiceQuery(current(personId))
  useExamNews('examination', result.retry)
  return (
    <>
      <Value of={result} shape="rows">
        {all => <Groups personId={personId} all={all} />}
      </Value>
      <Past personId={personId} />
    </>
  )
}

function Groups({ personId, all }: { personId: string; all: readonly Shown[] }) {
  const toBook = all.filter(one => toBookStatuses.includes(one.status))
  const booked = all.filter(one => !toBookStatuses.includes(one.status))
  if (all.length === 0) return <Empty sentence="暂无检查，医生开了检查单后会出现在这里" icon="scan" />
  return (
    <>
      <Group title="待预约" rows={toBook} empty="没有要预约的检查" />
      {toBook.length > 1 && (
        <Card title="一次做完">
          <p className="exam-quiet">把几项检查排在同一天，空腹的先做，按走路时间和空余名额安排好先后。</p>
          <ButtonLink to={examPages.trip.to({ compatId: personId })} look="soft">
            帮我安排成一次
          </ButtonLink>
        </Card>
      )}
      <Group title="已预约" rows={booked} empty="没有已预约的检查" />
      {booked.some(one => one.status === 'signed_in') && (
        <ButtonLink to={examPages.queueHome.to({ compatId: personId })}>查看排队</ButtonLink>
      )}
    </>
  )
}

const Group = ({ title, rows, empty }: { title: string; rows: readonly Shown[]; empty: string }) => (
  <section className="exam-list">
    <h2 className="exam-heading">{title}</h2>
    {rows.length === 0 && <p className="exam-quiet">{empty}</p>}
    {rows.map(one => (
      <ExaminationRow key={one.examinationId} one={one} />
    ))}
  </section>
)

/** What is over, when it is asked for. */
function Past({ personId }: { personId: string }) {
  const [isOpen, setOpen] = useState(false)
  const result = useServiceQuery(past(personId), { unless: !isOpen })
  if (!isOpen)
    return (
      <Button look="quiet" onClick={() => setOpen(true)}>
        查看以前的检查
      </Button>
    )
  return (
    <Value of={result} shape="rows">
      {rows => <Group title="以前的检查" rows={rows} empty="没有以前的检查" />}
    </Value>
  )
}
