import { useSearchParams } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { instantInWords } from '@nethos/contract/common/days.ts'
import { Button } from '../../../controls/button.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card, StatusLine } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { readStep, step } from '../inpatient.calls.ts'
import '../parts/inpatient.css'

/** 入院宣教: one text, and that it was read. */
export default function AdmissionNewsPage() {
  const [query] = useSearchParams()
  const taskId = query.get('id') ?? ''
  const result = useServiceQuery(step(taskId))
  const reading = useCommand(readStep)
  const one = result.value?.[0]
  const confirmRead = async () => {
    if (await reading.run({ taskId })) toast('已记录')
  }
  return (
    <DetailPage detail={result} bar={one?.canRead && <Button onClick={confirmRead}>我已知晓</Button>}>
      {rows =>
        rows.map(shown => (
          <div key={shown.taskId} className="inpatient-list">
            {shown.isRead && (
              <StatusLine word="已读" tone="good">
                {shown.readAt !== null && instantInWords(shown.readAt)}
              </StatusLine>
            )}
            <Card title={shown.title}>
              <div className="inpatient-text">
                {shown.content.split('\n').map(line => (
                  <p key={line} className={line.startsWith('来源') ? 'inpatient-source' : undefined}>
                    {line}
                  </p>
                ))}
              </div>
            </Card>
          </div>
        ))
      }
    </DetailPage>
  )
}
