import { useAsked } from '@nethos/calls/query.ts'
import { inpatientPages as pages } from '@nethos/contract/inpatient/inpatient.pages.ts'
import type { InpatientService } from '@nethos/contract/inpatient/inpatient.schemas.ts'
import { pathwayPages } from '@nethos/contract/pathway/pathway.pages.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Tag, type Tone } from '../../../controls/tag.tsx'
import { Card, Standing } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { Value } from '../../../patterns/value.tsx'
import { stayServices, steps } from '../inpatient.calls.ts'
import { ForAdmission, useAdmission } from '../parts/for-admission.tsx'
import { admissionTones } from '../parts/tones.ts'

const tones: Readonly<Record<InpatientService['status'], Tone>> = { done: 'good', now: 'warn', later: 'quiet' }

/** 入院办理: every step of the stay, how far it is, and the page that it is done on. */
export default function AdmissionPage() {
  const asked = useAdmission()
  return (
    <DetailPage detail={asked}>
      {of => (
        <ForAdmission of={of}>
          {one => (
            <>
              <Standing word={one.statusLabel} tone={admissionTones[one.status]}>
                {one.statusText}
              </Standing>
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
    <Value of={useAsked(stayServices(personId))} shape="rows">
      {rows => (
        <div className="inpatient-list">
          {rows.map(one => (
            <Row key={one.serviceName} to={one.link}>
              <p>
                <strong>{one.serviceName}</strong> <Tag tone={tones[one.status]}>{one.statusLabel}</Tag>
              </p>
              <p className="inpatient-quiet">{one.note}</p>
            </Row>
          ))}
        </div>
      )}
    </Value>
  </Card>
)

const Education = ({ personId }: { personId: string }) => (
  <Card title="入院宣教">
    <Value of={useAsked(steps(personId))} shape="rows">
      {rows => (
        <div className="inpatient-list">
          {rows.map(one => (
            <Row key={one.taskId} to={pages.admissionNews.to({ id: one.taskId })}>
              <p>
                {one.title} <Tag tone={one.isRead ? 'good' : 'quiet'}>{one.isRead ? '已读' : '未读'}</Tag>
              </p>
            </Row>
          ))}
        </div>
      )}
    </Value>
  </Card>
)
