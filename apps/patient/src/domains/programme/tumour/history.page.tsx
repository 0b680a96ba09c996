import { useServiceQuery, useRows } from '@nethos/calls/query.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { programmePages } from '@nethos/contract/programme/programme.pages.ts'
import { recordPages } from '@nethos/contract/record/record.pages.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { Card } from '../../../patterns/card.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { admissionsOf } from '../../inpatient/public.ts'
import { treatments } from '../../record/public.tsx'
import { ForPerson } from './tumour-person.tsx'

/** 诊疗记录: stays in hospital, and the visits of the health file, the newest first. */
export default function TumourHistory() {
  return <ForPerson>{({ personId }) => <History personId={personId} />}</ForPerson>
}

function Stays({ personId }: { personId: string }) {
  const { value } = useServiceQuery(admissionsOf(personId))
  if (!value?.length) return null
  return (
    <Card title="住院">
      {value.map(one => (
        <Row key={one.admissionId} to={programmePages.tumourRecord.to({ id: one.admissionId, stay: '1' })}>
          <p>
            <strong>{one.onDay}</strong> <Tag>{one.statusLabel}</Tag>
          </p>
          {one.diagnosis && <p>诊断：{one.diagnosis}</p>}
          <p className="programme-quiet">{`${one.hosName} ${one.deptName}`}</p>
        </Row>
      ))}
    </Card>
  )
}

function History({ personId }: { personId: string }) {
  const add = recordPages.editTreatment.to({ compatId: personId })
  return (
    <ListPage
      rows={useRows(treatments(personId))}
      empty="暂无诊疗记录"
      icon="file"
      way={<ButtonLink to={add}>添加一次就诊</ButtonLink>}
      head={<Stays personId={personId} />}
      bar={
        <ButtonLink to={recordPages.healthFile.to({ compatId: personId })} look="soft">
          打开健康档案
        </ButtonLink>
      }
    >
      {({ treatmentId, treatedAtSeconds, content }) => (
        <Row key={treatmentId} to={programmePages.tumourRecord.to({ id: treatmentId })}>
          <strong>{dayOf(treatedAtSeconds * 1000)}</strong>
          <p className="programme-two-lines">{content}</p>
        </Row>
      )}
    </ListPage>
  )
}
