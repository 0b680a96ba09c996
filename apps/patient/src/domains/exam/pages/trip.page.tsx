import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { dayInWords, timeOf } from '@nethos/contract/common/days.ts'
import { examPages } from '@nethos/contract/exam/exam.pages.ts'
import { examRefusals } from '@nethos/contract/exam/exam.refusals.ts'
import { mostInTrip } from '@nethos/contract/exam/exam.limits.ts'
import { toBookStatuses } from '@nethos/contract/exam/examination.status.ts'
import type { ExaminationRow, Trip } from '@nethos/contract/exam/exam.schemas.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Button } from '../../../controls/button.tsx'
import { Chips, ManyChips } from '../../../controls/chips.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Card } from '../../../patterns/card.tsx'
import { Instant } from '../../../patterns/instant.tsx'
import { Page } from '../../../patterns/page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { bookTrip, current, trip } from '../exam.calls.ts'
import '../parts/exam.css'

/** 一次检查安排: several examinations as one visit, with the reason for their order. */
export default function TripPage() {
  const [query] = useSearchParams()
  const personId = query.get('compatId') ?? ''
  const all = useServiceQuery(current(personId))
  if (all.value === undefined)
    return (
      <Page>
        <Value of={all}>{() => null}</Value>
      </Page>
    )
  const movable = all.value.filter(one => toBookStatuses.includes(one.status) || one.status === 'booked')
  return <Chooser personId={personId} movable={movable} first={query.get('ids')?.split(',') ?? []} />
}

interface ChooserProps {
  personId: string
  movable: readonly ExaminationRow[]
  first: readonly string[]
}

function Chooser({ personId, movable, first }: ChooserProps) {
  const usual = movable.filter(one => toBookStatuses.includes(one.status)).map(one => one.examinationId)
  const [chosen, setChosen] = useState<string[]>((first.length > 0 ? [...first] : usual).slice(0, mostInTrip))
  const [fromDay, setFromDay] = useState('')
  const [wasGone, setGone] = useState(false)
  const ids = chosen.filter(id => movable.some(one => one.examinationId === id))
  const planned = useServiceQuery(trip(personId, ids, fromDay), { unless: ids.length === 0 })
  const navigate = useNavigate()
  const booking = useCommand(bookTrip, error => {
    if (error.code !== examRefusals.slot_gone.code && error.code !== examRefusals.trip_wrong.code) return false
    setGone(true)
    planned.retry()
    return true
  })
  const take = async (legs: Trip['legs']) => {
    const done = await booking.run({
      personId,
      examinationIds: legs.map(leg => leg.examinationId),
      slotIds: legs.map(leg => leg.slotId),
    })
    if (done) void navigate(examPages.examinations.to({ compatId: personId }), { replace: true })
  }
  const legs = planned.value?.legs ?? []
  if (movable.length === 0)
    return (
      <Page>
        <Empty sentence="没有可以安排的检查" icon="scan" />
      </Page>
    )
  return (
    <Page bar={ids.length > 0 && legs.length > 0 && <Button onClick={() => take(legs)}>约好这些时间</Button>}>
      <Card>
        <ManyChips
          label={`哪几项一起做（最多${mostInTrip}项）`}
          choices={movable.map(one => ({
            value: one.examinationId,
            label: one.itemName,
            disabled: ids.length >= mostInTrip && !ids.includes(one.examinationId),
          }))}
          value={ids}
          onChange={setChosen}
        />
      </Card>
      {wasGone && <Notice tone="warn">有一个时间刚被约走，已为您重新安排，请再看一遍。</Notice>}
      {ids.length === 0 ? (
        <Empty sentence="请选择要一起做的检查" icon="scan" />
      ) : (
        <Value of={planned}>{plan => <Plan plan={plan} fromDay={fromDay} onDay={setFromDay} />}</Value>
      )}
    </Page>
  )
}

function Plan({ plan, fromDay, onDay }: { plan: Trip; fromDay: string; onDay: (day: string) => void }) {
  const { legs, apart, day, otherDays, sources } = plan
  const days = [...new Set([...(fromDay ? [fromDay] : []), day, ...otherDays])].filter(Boolean)
  const [first, last] = [legs[0], legs.at(-1)]
  return (
    <>
      {legs.length === 0 && <Empty sentence="近两周没有一天能把这几项都排下，请减少一项再试" icon="scan" />}
      {first && last && (
        <Card title={<Instant>{`${dayInWords(day)} ${timeOf(first.startsAt)}–${timeOf(last.endsAt)}`}</Instant>}>
          <ol className="exam-steps">
            {legs.map(leg => (
              <li key={leg.examinationId}>
                <strong>
                  {timeOf(leg.startsAt)} {leg.itemName}
                </strong>
                <p className="exam-quiet">{leg.place}</p>
                <p>{leg.why}</p>
              </li>
            ))}
          </ol>
        </Card>
      )}
      {days.length > 1 && (
        <Card>
          <Chips
            label="换一天"
            choices={[...days].sort().map(one => ({ value: one, label: dayInWords(one) }))}
            value={day}
            onChange={onDay}
          />
        </Card>
      )}
      {apart.length > 0 && (
        <Card title="要另选一天">
          {apart.map(one => (
            <p key={one.examinationId}>
              <strong>{one.itemName}</strong>：{one.why}
            </p>
          ))}
        </Card>
      )}
      {sources.map(source => (
        <span key={source} className="exam-source">
          来源：{source}
        </span>
      ))}
    </>
  )
}
