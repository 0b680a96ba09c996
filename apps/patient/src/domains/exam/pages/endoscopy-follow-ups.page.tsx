import { useSearchParams } from 'react-router'
import { dayInWords, dayOf } from '@nethos/contract/common/days.ts'
import { pathwayPages } from '@nethos/contract/pathway/pathway.pages.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Tag } from '../../../controls/tag.tsx'
import { Page } from '../../../patterns/page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { plans } from '../../pathway/public.tsx'
import { endoscopyPlan } from '@nethos/contract/exam/endoscopy.plan.ts'
import '../parts/exam.css'

/** 我的随访: what is to be done before and after an endoscopy, with when it is due. */
export default function EndoscopyFollowUpsPage() {
  const [query] = useSearchParams()
  const personId = query.get('compatId') ?? ''
  return (
    <Page>
      <Value of={useServiceQuery(plans())} shape="rows">
        {({ pathways, tasks }) => {
          const ids = pathways
            .filter(one => one.code === endoscopyPlan && (personId === '' || one.personId === personId))
            .map(one => one.pathwayId)
          const mine = tasks.filter(one => ids.includes(one.pathwayId))
          if (mine.length === 0) return <Empty sentence="暂无随访任务" icon="plan" />
          return mine.map(task => (
            <Row key={task.taskId} to={pathwayPages.task.to({ taskId: task.taskId })}>
              <p>
                <strong>{task.title}</strong>{' '}
                <Tag tone={task.isOverdue ? 'warn' : 'brand'}>
                  {task.isOverdue ? '已过期' : task.canComplete ? '待完成' : '未开始'}
                </Tag>
              </p>
              <p className="exam-quiet">
                {task.personName} ·{' '}
                {task.scheduledAt === null ? '时间待定' : `${dayInWords(dayOf(task.scheduledAt))}前后`}
              </p>
            </Row>
          ))
        }}
      </Value>
    </Page>
  )
}
