import { useParams } from 'react-router'
import { serverNow } from '@nethos/calls/config.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Pictures } from '../../../controls/pictures.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Card, StatusLine } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Readable } from '../../../patterns/readable.tsx'
import { statusWord, timeLine, valuesInWords } from '../parts/task-words.ts'
import { TaskWork } from '../parts/task-work.tsx'
import { task } from '../pathway.calls.ts'

/** One task: what is to be done and why, the doing of it, and what came of it. */
export default function TaskPage() {
  const { taskId = '' } = useParams()
  const query = useServiceQuery(task(taskId))
  return (
    <DetailPage title={query.value?.title} detail={query}>
      {found => {
        const { word, tone } = statusWord(found)
        return (
          <>
            <StatusLine word={word} tone={tone}>
              {timeLine(found, serverNow())}
            </StatusLine>
            <Card title={found.title}>
              <p className="task__line">{`${found.personName}　${found.pathwayTitle}`}</p>
              {found.text && (
                <Readable>
                  <p>{found.text}</p>
                </Readable>
              )}
              {valuesInWords(found).map(({ text, isDanger }) => (
                <p key={text} className={isDanger ? 'task__value task__value--danger' : 'task__value'}>
                  {text}
                </p>
              ))}
              {found.attaList.length > 0 && (
                <Pictures pictures={found.attaList.map(({ url }) => ({ src: url, thumb: `${url}&size=small` }))} />
              )}
            </Card>
            {found.advice.map(one => (
              <Notice key={one} tone="danger">
                {one}
              </Notice>
            ))}
            <TaskWork task={found} />
          </>
        )
      }}
    </DetailPage>
  )
}
