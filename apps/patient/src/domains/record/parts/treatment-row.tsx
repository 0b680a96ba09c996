import { recordPages } from '@nethos/contract/record/record.pages.ts'
import { Link } from 'react-router'
import { dayInWords, dayOf } from '@nethos/contract/common/days.ts'
import type { Treatment } from '@nethos/contract/record/record.schemas.ts'
import { Pictures } from '../../../controls/pictures.tsx'
import { Row } from '../../../patterns/row.tsx'
import './treatment-row.css'

export const visitDay = ({ treatedAtSeconds }: Treatment): string => dayInWords(dayOf(treatedAtSeconds * 1000))
export const picturesOf = ({ attaList }: Treatment) =>
  attaList.map(one => ({ src: one.url, thumb: `${one.url}&size=small` }))

/** A visit: when, what, its pictures. The words lead to it, the pictures open their viewer. */
export const TreatmentRow = ({ treatment }: { treatment: Treatment }) => (
  <Row>
    <Link className="treatment" to={recordPages.treatment.to({ medId: treatment.treatmentId })}>
      <strong>{visitDay(treatment)}</strong>
      <span className="treatment__text">{treatment.content}</span>
    </Link>
    {treatment.attaList.length > 0 && <Pictures pictures={picturesOf(treatment)} />}
  </Row>
)
