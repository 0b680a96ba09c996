import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { DoctorCard, doctors } from '../../doctors/public.tsx'

/** 护理咨询: nurses to ask; each card leads to the one who is asked. */
export default function NursingPage() {
  return (
    <ListPage
      rows={useRows(doctors({ docType: 'NURSE', sort: 'recommendSort.asc' }))}
      empty="暂无可咨询的护士"
      icon="doctor"
      way={
        <ButtonLink to={doctorPages.doctors.at} look="soft">
          查看在线医生
        </ButtonLink>
      }
    >
      {nurse => <DoctorCard key={nurse.docId} doctor={nurse} />}
    </ListPage>
  )
}
