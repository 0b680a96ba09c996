import { dayOf } from '@nethos/contract/common/days.ts'
import type { PatientHead } from '@nethos/contract/record/patient-head.ts'
import { filePartId } from '../file-parts.ts'
import './health-file.css'

/** What the person was prescribed here before, each medicine with its dose. */
export const Prescriptions = ({ of: all }: { of: PatientHead['prescriptions'] }) => (
  <section id={filePartId('prescriptions')} className="health__section">
    <h2>既往处方（{all.length}）</h2>
    {all.length === 0 && <p className="health__note">没有既往处方</p>}
    {all.map(one => (
      <div key={one.prescriptionId}>
        <p className="health__when">
          {dayOf(one.approvedAt)} {one.docName} · {one.diagnosis}
        </p>
        <ul className="health__text">
          {one.drugs.map(drug => (
            <li key={drug}>{drug}</li>
          ))}
        </ul>
      </div>
    ))}
  </section>
)
