import { mdtPages } from '@nethos/contract/mdt/mdt.pages.ts'
import { useSearchParams } from 'react-router'
import type { mdtServices } from '@nethos/contract/clinics/mdt.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { NextLine, SlotTag } from '../../booking/public.tsx'
import { mdtClinics } from '../mdt.calls.ts'
import './clinics.page.css'

type Clinic = OutputOf<typeof mdtServices.listMdtClinics>[number]

/** 多学科门诊: which, who sits together, for how much. */
export default function ClinicsPage() {
  const [query] = useSearchParams()
  const rows = useRows(mdtClinics(query.get('bookHosId') ?? undefined))
  return (
    <ListPage
      rows={rows}
      empty="暂无多学科门诊"
      icon="roundtable"
      way={
        query.has('bookHosId') && (
          <ButtonLink to={mdtPages.clinics.at} look="soft" replace>
            看看其他医院
          </ButtonLink>
        )
      }
    >
      {clinic => <ClinicRow key={clinic.deptId} clinic={clinic} />}
    </ListPage>
  )
}

const ClinicRow = ({ clinic }: { clinic: Clinic }) => (
  <Row to={mdtPages.sessions.to({ bookDeptId: clinic.deptId, bookHosId: clinic.hosId })}>
    <span className="mdt-clinic__name">
      <strong>{clinic.deptName}</strong>
      <SlotTag state={clinic.slotState} />
    </span>
    <span className="mdt-clinic__line">{clinic.hosName}</span>
    {clinic.place && <span className="mdt-clinic__line">{clinic.place}</span>}
    {clinic.deptIntro && <span className="mdt-clinic__line">{clinic.deptIntro}</span>}
    <span className="mdt-clinic__parts">
      {clinic.parts.map(part => (
        <Tag key={part.deptId} tone="quiet">
          {part.deptName}
        </Tag>
      ))}
    </span>
    <NextLine next={clinic.next} else="近两周暂无可预约的时间" feeCents={clinic.feeCents} />
  </Row>
)
