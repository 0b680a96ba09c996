import { useSearchParams } from 'react-router'
import { examPages } from '@nethos/contract/exam/exam.pages.ts'
import type { QueuePlace } from '@nethos/contract/exam/exam.schemas.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { Chips } from '../../../controls/chips.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { Page } from '../../../patterns/page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { queuePlaces, setLeave } from '../exam.calls.ts'
import '../parts/exam.css'
import { useExamNews } from '../parts/use-exam-news.ts'

const leaves = ['5', '10', '20', '30', '45', '60'] as const

/** 排队叫号: own number, who is called, how many before, and how long; the line moves while one looks. */
export default function QueueHomePage() {
  const [query] = useSearchParams()
  const personId = query.get('compatId') ?? ''
  const result = useServiceQuery(queuePlaces(personId))
  useExamNews('queue', result.retry)
  return (
    <Page bar={<Button onClick={result.retry}>刷新</Button>}>
      <Value of={result} shape="rows">
        {places =>
          places.length === 0 ? (
            <Empty sentence="暂无排队信息" icon="queue">
              <ButtonLink to={examPages.examinations.to({ compatId: personId })} look="soft">
                查看我的检查
              </ButtonLink>
            </Empty>
          ) : (
            places.map(place => <Place key={place.entryId} personId={personId} place={place} />)
          )
        }
      </Value>
    </Page>
  )
}

export const waitWords = ({ wait }: Pick<QueuePlace, 'wait'>): string =>
  wait === null
    ? '最近叫号太少，暂时估不准'
    : wait.from === wait.to
      ? `大约${wait.to}分钟`
      : `大约${wait.from}～${wait.to}分钟`

function Place({ personId, place }: { personId: string; place: QueuePlace }) {
  const saving = useCommand(setLeave)
  const { entryId, status, number, calledNumber, before } = place
  const isWaiting = status === 'waiting'
  return (
    <Card title={`${place.deptName} · ${place.queueName}`}>
      <div role="status">
        {status === 'called' && <Notice tone="good">{place.statusText}</Notice>}
        {status === 'missed' && <Notice tone="danger">{place.statusText}</Notice>}
        {place.shouldLeave && <Notice tone="warn">可以出发了，请前往{place.room}。</Notice>}
      </div>
      <dl className="exam-queue">
        <div>
          <dt>我的号</dt>
          <dd className="exam-number">{number}</dd>
        </div>
        <div>
          <dt>当前叫到</dt>
          <dd className="exam-number">{calledNumber ?? '–'}</dd>
        </div>
        <div>
          <dt>前面还有</dt>
          <dd className="exam-number">{isWaiting ? `${before}人` : '–'}</dd>
        </div>
      </dl>
      <Lines
        lines={[
          { label: '检查', value: place.itemName },
          { label: '地点', value: place.room },
          { label: '预计等待', value: isWaiting ? waitWords(place) : '' },
        ]}
      />
      {isWaiting && (
        <>
          <p className="exam-quiet">{place.statusText}预计时间按最近三小时的叫号速度算，会变化。</p>
          <Chips
            label="路上要多久（到时提醒您出发）"
            choices={leaves.map(value => ({ value, label: `${value}分钟` }))}
            value={leaves.find(one => Number(one) === place.leaveMinutes) ?? null}
            onChange={value => void saving.run({ personId, entryId, leaveMinutes: Number(value) })}
          />
        </>
      )}
    </Card>
  )
}
