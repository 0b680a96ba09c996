import { dayOf } from '@nethos/contract/common/days.ts'
import type { PatientHead } from '@nethos/contract/record/patient-head.ts'
import { FileSection } from './file-section.tsx'
import './health-file.css'

/** What the person was prescribed here before, each medicine with its dose. */
export const Prescriptions = ({ of: all }: { of: PatientHead['prescriptions'] }) => (
  <FileSection part="prescriptions" title={`既往处方（${all.length}）`} none={all.length === 0 && '没有既往处方'}>
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
  </FileSection>
)
