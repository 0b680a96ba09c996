import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { PrescriptionRow } from '@nethos/contract/renewal/renewal.schemas.ts'
import { Tag } from '../../../controls/tag.tsx'
import { Row } from '../../../patterns/row.tsx'
import './renewal.css'

/** One prescription: when, where, for whom, which medicines, how it stands. */
export const PrescriptionCard = ({ prescription: one }: { prescription: PrescriptionRow }) => (
  <Row to={renewalPages.prescriptions.to({ id: one.prescriptionId })}>
    <p className="renewal-head">
      <strong>{one.diagnosis}</strong>
      <Tag>{one.statusLabel}</Tag>
    </p>
    <p>{one.drugs.map(drug => drug.drugName).join('、')}</p>
    <p className="renewal-quiet">
      {one.personName} · {one.docDeptName} {one.docName}医生 · {dayOf(one.approvedAt)}
    </p>
  </Row>
)
