import { useServiceQuery } from '@nethos/calls/query.ts'
import { inpatientPages as pages } from '@nethos/contract/inpatient/inpatient.pages.ts'
import { pathwayPages } from '@nethos/contract/pathway/pathway.pages.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { ButtonLink } from '../../../controls/button.tsx'
import { Card, StatusLine } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Value } from '../../../patterns/value.tsx'
import { stayServices, steps } from '../inpatient.calls.ts'
import { ForAdmission, useAdmission } from '../parts/for-admission.tsx'
import { admissionTones } from '../parts/tones.ts'

/** 入院办理: every step of the stay, how far it is, and the page that it is done on. */
export default function AdmissionPage() {
  const query = useAdmission()
  return (
    <DetailPage detail={query}>
      {of => (
        <ForAdmission of={of}>
          {one => (
            <>
              <StatusLine word={one.statusLabel} tone={admissionTones[one.status]}>
                {one.statusText}
              </StatusLine>
              <Steps personId={one.personId} />
              <Education personId={one.personId} />
              {one.pathwayIds.map((pathwayId, at) => (
                <ButtonLink key={pathwayId} to={pathwayPages.pathway.to({ pathwayId })} look="soft">
                  {at === 0 ? '查看全部安排和提醒' : '查看出院后的安排'}
                </ButtonLink>
              ))}
              <ButtonLink to={pages.choosePerson.at} look="quiet">
                选择其他就诊人
              </ButtonLink>
            </>
          )}
        </ForAdmission>
      )}
    </DetailPage>
  )
}

const Steps = ({ personId }: { personId: string }) => (
  <Card title="办理步骤">
    <Value of={useServiceQuery(stayServices(personId))} shape="rows">
      {rows => (
        <ActionList
          actions={rows.map(({ serviceName: label, note, statusLabel: value, link: to }) => ({
            label,
            note,
            value,
            to,
          }))}
        />
      )}
    </Value>
  </Card>
)

const Education = ({ personId }: { personId: string }) => (
  <Card title="入院宣教">
    <Value of={useServiceQuery(steps(personId))} shape="rows">
      {rows => (
        <ActionList
          actions={rows.map(({ taskId: id, title: label, isRead }) => ({
            label,
            value: isRead ? '已读' : '未读',
            to: pages.admissionNews.to({ id }),
          }))}
        />
      )}
    </Value>
  </Card>
)
