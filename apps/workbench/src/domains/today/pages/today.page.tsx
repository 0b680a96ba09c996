import { Link } from 'react-router'
import { serverNow } from '@nethos/calls/config.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ago, dayInWords, dayOf, timeOf } from '@nethos/contract/common/days.ts'
import { price } from '@nethos/contract/common/money.ts'
import type { Today } from '@nethos/contract/today/today.services.ts'
import { NextClinics } from '../../clinics/public.tsx'
import { useMe } from '../../staff/public.ts'
import { useNow } from '../../../controls/use-now.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { figurePlaces, placeOf } from '../figure-places.ts'
import { today } from '../today.calls.ts'
import './today.css'

type Figure = Today['figures'][number]

/** 今日: what waits for who works here, what cannot wait first, and what the day was. Every figure leads to its list. */
export default function TodayPage() {
  const { value, status, sentence, retry } = useServiceQuery(today, { everyMs: 30_000 })
  return (
    <OfficePage title="今日" tools={<span className="today__day">{dayInWords(dayOf(serverNow()))}</span>}>
      {value ? (
        <Figures shown={value} />
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting rows={8} />
      )}
    </OfficePage>
  )
}

function Figures({ shown: { figures, meetings } }: { shown: Today }) {
  const ofKind = (kind: 'first' | 'todo' | 'number') => figures.filter(one => figurePlaces[one.figure].kind === kind)
  const [first, todo, numbers] = [ofKind('first').filter(isDue), ofKind('todo').filter(isDue), ofKind('number')]
  const role = useMe().value?.role
  const holdsClinics = role === 'doctor' || role === 'nurse'
  const none = [...ofKind('first'), ...ofKind('todo')].filter(
    one => !isDue(one) && !figurePlaces[one.figure].isStatement,
  )
  return (
    <>
      {first.length > 0 && <Cards title="先处理" figures={first} isFirst />}
      {todo.length > 0 && <Cards title="待处理" figures={todo} />}
      {first.length + todo.length === 0 && <p className="today__done">现在没有等您处理的事。</p>}
      {meetings.length > 0 && <Meetings meetings={meetings} />}
      {holdsClinics && <NextClinics />}
      {numbers.some(one => one.figure !== 'video_times') && (
        <Cards title="今天的数字" figures={numbers.filter(one => one.figure !== 'video_times')} />
      )}
      {none.length > 0 && <None figures={none} />}
    </>
  )
}

const isDue = ({ count }: Figure) => count > 0

const Cards = ({ title, figures, isFirst }: { title: string; figures: readonly Figure[]; isFirst?: boolean }) => (
  <section className="today__part" aria-label={title}>
    <h2>{title}</h2>
    <ul className="today__cards">
      {figures.map(figure => (
        <li key={figure.figure}>
          <Link className={isFirst ? 'today__card today__card--first' : 'today__card'} to={placeOf(figure)}>
            <span className="today__label">{figurePlaces[figure.figure].label}</span>
            <Value figure={figure} />
            <Since figure={figure} />
          </Link>
        </li>
      ))}
    </ul>
  </section>
)

const Value = ({ figure: { figure, count, amountCents } }: { figure: Figure }) => (
  <span className="today__value">
    <b>{amountCents === null ? count : price(amountCents)}</b>
    {amountCents === null ? figurePlaces[figure].unit : ` ${count}${figurePlaces[figure].unit}`}
  </span>
)

function Since({ figure: { since } }: { figure: Figure }) {
  const now = useNow(serverNow, 30_000)
  return since !== null && <span className="today__since">最早：{ago(since, now)}</span>
}

const Meetings = ({ meetings }: { meetings: Today['meetings'] }) => (
  <section className="today__part" aria-label="今日视频">
    <h2>今日视频</h2>
    <ul className="today__cards">
      {meetings.map(({ consultId, beginsAt, endsAt }) => (
        <li key={consultId}>
          <Link className="today__card" to={`/video-room/${consultId}`}>
            <span className="today__value">
              <b>{timeOf(beginsAt)}</b>–{timeOf(endsAt)}
            </span>
            <span className="today__since">进入视频诊室</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
)

/** That nothing waits there is said, too. */
const None = ({ figures }: { figures: readonly Figure[] }) => (
  <section className="today__part" aria-label="没有待处理的">
    <h2>没有待处理的</h2>
    <ul className="today__none">
      {figures.map(figure => (
        <li key={figure.figure}>
          <Link to={placeOf(figure)}>{figurePlaces[figure.figure].label}</Link>
        </li>
      ))}
    </ul>
  </section>
)
