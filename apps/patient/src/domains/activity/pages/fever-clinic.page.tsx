import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { feverDoctors } from '../free-clinic.calls.ts'
import { ClinicWords } from '../parts/clinic-words.tsx'
import { ClinicDoctorCard } from '../parts/clinic-doctor.tsx'

/** 抗疫义诊: who answers people with fever, for the clinic's price. */
export default function FeverClinicPage() {
  return (
    <ListPage
      rows={useRows(feverDoctors())}
      empty="发热门诊义诊目前未开放"
      icon="heart"
      way={
        <ButtonLink to={doctorPages.doctors.at} look="soft">
          查看在线医生
        </ButtonLink>
      }
      head={<ClinicWords />}
    >
      {doctor => <ClinicDoctorCard key={doctor.docId} doctor={doctor} isOpen />}
    </ListPage>
  )
}
