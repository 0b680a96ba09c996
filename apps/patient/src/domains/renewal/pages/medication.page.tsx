import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { Navigate, useSearchParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { seeDoctorNote } from '@nethos/contract/renewal/renewal.limits.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Card, Lines, StatusLine } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { stateWord } from '../medication.words.ts'
import { DrugLines } from '../parts/drug-lines.tsx'
import { Reminders } from '../parts/reminders.tsx'
import { TakenToday } from '../parts/taken-today.tsx'
import { medication } from '../renewal.calls.ts'

/** 用药详情: one prescription that is being taken, and when to be reminded of it. */
export default function MedicationPage() {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id ? <One prescriptionId={id} /> : <Navigate to={renewalPages.medicationPerson.at} replace />
}

function One({ prescriptionId }: { prescriptionId: string }) {
  const detail = useServiceQuery(medication(prescriptionId))
  return (
    <DetailPage
      detail={detail}
      bar={
        <ButtonLink to={renewalPages.prescriptions.to({ id: prescriptionId })} look="soft">
          查看处方
        </ButtonLink>
      }
    >
      {one => (
        <>
          <StatusLine word={stateWord(one)} tone={one.isReceived && one.isCurrent ? 'good' : 'quiet'}>
            {one.isReceived
              ? `${dayOf(one.startedAt)} 至 ${dayOf(one.endsAt)}`
              : '收到药后开始计算用药时间，并按您设置的时间提醒'}
          </StatusLine>
          <Card title="药品">
            <DrugLines lines={one.drugs} />
          </Card>
          <Card title="开方医生">
            <Lines
              lines={[
                { label: '医生', value: one.docName },
                { label: '科室', value: one.docDeptName },
              ]}
            />
          </Card>
          {one.isReceived && one.isCurrent && one.times.length > 0 && <TakenToday one={one} />}
          {one.isCurrent && <Reminders key={JSON.stringify([one.times, one.weekdays])} one={one} />}
          <Notice>{seeDoctorNote}</Notice>
        </>
      )}
    </DetailPage>
  )
}
