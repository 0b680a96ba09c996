import { useParams } from 'react-router'
import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayInWords, dayOf } from '@nethos/contract/common/days.ts'
import { pathwayPages } from '@nethos/contract/pathway/pathway.pages.ts'
import type { PathwayDetail } from '@nethos/contract/pathway/pathway.schemas.ts'
import { pathwayStates, type PathwayStatus } from '@nethos/contract/pathway/pathway.status.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import type { Tone } from '../../../controls/tag.tsx'
import { Card, Lines, StatusLine } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { PathwayTimeline } from '../public.tsx'
import { pathway } from '../pathway.calls.ts'

const tones: Readonly<Record<PathwayStatus, Tone>> = { going: 'brand', paused: 'warn', done: 'good', stopped: 'quiet' }

/** 我的诊疗计划: one way from its beginning to its end, with what is to be done now right on top of it. */
export default function PathwayPage() {
  const { pathwayId = '' } = useParams()
  const query = useServiceQuery(pathway(pathwayId))
  useEvents(({ type, id }) => {
    if (type === 'pathway' && id === pathwayId) query.retry()
  })
  const next = query.value?.tasks.find(one => one.canComplete)
  return (
    <DetailPage
      title={query.value?.title}
      detail={query}
      bar={
        next && <ButtonLink to={pathwayPages.task.to({ taskId: next.taskId })}>{`去完成：${next.title}`}</ButtonLink>
      }
    >
      {found => (
        <>
          <StatusLine word={pathwayStates[found.pathwayStatus].label} tone={tones[found.pathwayStatus]}>
            {noteOf(found)}
          </StatusLine>
          <Card>
            {found.text && <p>{found.text}</p>}
            <Lines
              lines={[
                { label: '就诊人', value: found.personName },
                { label: '开始', value: dayInWords(dayOf(found.startedAt)) },
                { label: '进度', value: `已完成${found.doneCount}项，共${found.taskCount}项` },
              ]}
            />
          </Card>
          <PathwayTimeline pathway={found} />
        </>
      )}
    </DetailPage>
  )
}

function noteOf({ pathwayStatus, stopReason }: PathwayDetail): string | undefined {
  if (pathwayStatus === 'stopped') return stopReason && `原因：${stopReason}`
  if (pathwayStatus === 'paused') return '护士暂停了计划，恢复后会通知您'
  return undefined
}
