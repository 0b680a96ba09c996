import { mdtPages } from '@nethos/contract/mdt/mdt.pages.ts'
import { Navigate, useSearchParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Tag } from '../../../controls/tag.tsx'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Schedule, useOpened } from '../../booking/public.tsx'
import { mdtSessions } from '../mdt.calls.ts'
import './clinics.page.css'

/** 选择就诊时间 of a clinic of several departments. */
export default function SessionsPage() {
  const [query] = useSearchParams()
  const deptId = query.get('bookDeptId')
  return deptId ? <Sessions deptId={deptId} /> : <Navigate to={mdtPages.clinics.at} replace />
}

function Sessions({ deptId }: { deptId: string }) {
  const sessions = useServiceQuery(mdtSessions(deptId))
  const { open, sheet } = useOpened({
    sessions: sessions.value,
    onChanged: sessions.retry,
    partsOf: ({ sessionId }) =>
      sessions.value?.find(one => one.sessionId === sessionId)?.parts.map(part => part.deptId) ?? [],
  })
  return (
    <DetailPage detail={sessions}>
      {rows => (
        <>
          {rows[0] && (
            <Card title={rows[0].deptName}>
              <p className="mdt-clinic__line">{rows[0].hosName}，一起看诊的科室：</p>
              <p className="mdt-clinic__parts">
                {rows[0].parts.map(part => (
                  <Tag key={part.deptId} tone="quiet">
                    {part.deptName}
                  </Tag>
                ))}
              </p>
            </Card>
          )}
          <Schedule label="多学科门诊时间" sessions={rows} onOpen={open} none="近两周没有排班，请过几天再看" />
          {sheet}
        </>
      )}
    </DetailPage>
  )
}
