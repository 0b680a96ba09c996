import { serverNow } from '@nethos/calls/config.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import type { OpenApplication } from '@nethos/contract/programme/programme.schemas.ts'
import type { PathwayTaskShown } from '@nethos/contract/pathway/pathway.schemas.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { statusWord, timeLine } from '../../pathway/public.tsx'
import { openApplicationsOf } from '../programme.calls.ts'
import { useField, type PlaceProps } from '../use-place.ts'

interface FollowUp {
  task: PathwayTaskShown
  personName: string
}

const rank = ({ task: { taskStatus } }: FollowUp): number =>
  taskStatus === 'open' ? 0 : taskStatus === 'waiting' ? 1 : 2
const isAsked = ({ work, taskStatus }: PathwayTaskShown): boolean =>
  work.kind === 'questionnaire' && taskStatus !== 'not_needed' && taskStatus !== 'withdrawn'

/** What is to be answered now on top, then what comes, then what is past, the latest of it first. */
const inOrder = (standings: readonly OpenApplication[]): FollowUp[] =>
  standings
    .flatMap(({ application: { personName }, pathway }) =>
      (pathway?.tasks ?? []).filter(isAsked).map(task => ({ task, personName })),
    )
    .sort((a, b) => {
      const byTime = (a.task.scheduledAt ?? Infinity) - (b.task.scheduledAt ?? Infinity) || 0
      return rank(a) - rank(b) || (rank(a) === 2 ? -byTime : byTime)
    })

/** 随访: the questionnaires of the plan, when each is due and how it stands. */
export default function ProgrammeFollowUps({ place: { code } }: PlaceProps) {
  const compatId = useField('compatId')
  const wayOf = ({ taskStatus, assignmentId: id }: PathwayTaskShown) =>
    id === '' ? undefined : taskStatus === 'open' ? 'paper' : taskStatus === 'done' ? 'result' : undefined
  return (
    <DetailPage detail={useServiceQuery(openApplicationsOf(code, compatId))}>
      {standings => {
        const followUps = inOrder(standings)
        if (followUps.length === 0)
          return (
            <Empty sentence="暂无随访" icon="plan">
              <ButtonLink to={placeLink(code, 'home')} look="soft">
                去看看服务
              </ButtonLink>
            </Empty>
          )
        return followUps.map(({ task, personName }) => {
          const way = wayOf(task)
          const { word, tone } = statusWord(task)
          return (
            <Row key={task.taskId} {...(way && { to: placeLink(code, way, { id: task.assignmentId }) })}>
              <p>
                <strong>{task.title}</strong> <Tag tone={tone}>{word}</Tag>
              </p>
              <p className="programme-quiet">
                {personName} · {timeLine(task, serverNow())}
              </p>
            </Row>
          )
        })
      }}
    </DetailPage>
  )
}
