import { schoolPages } from '@nethos/contract/school/school.pages.ts'
import { Navigate, useSearchParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { ClinicDoctorBrief, Schedule, useOpened } from '../../booking/public.tsx'
import { schoolNumbers, schoolSessions } from '../school.calls.ts'

/** 排班: the days and numbers of a doctor of the school hospital. */
export default function DoctorPage() {
  const [query] = useSearchParams()
  const docId = query.get('docId')
  return docId ? <OfDoctor docId={docId} /> : <Navigate to={schoolPages.departments.at} replace />
}

function OfDoctor({ docId }: { docId: string }) {
  const sessions = useServiceQuery(schoolSessions({ docId }))
  const { open, sheet } = useOpened({ sessions: sessions.value, onChanged: sessions.retry, ask: schoolNumbers })
  return (
    <DetailPage detail={sessions}>
      {rows =>
        rows[0] ? (
          <>
            <Card>
              <ClinicDoctorBrief doctor={{ ...rows[0], docAvatar: '' }} showsHospital />
            </Card>
            <Schedule
              label={`${rows[0].docName || rows[0].deptName}的门诊时间`}
              sessions={rows}
              onOpen={open}
              none="这位医生近两周没有排班"
            />
            {sheet}
          </>
        ) : (
          <Empty sentence="这位医生近两周没有排班" icon="doctor" />
        )
      }
    </DetailPage>
  )
}
