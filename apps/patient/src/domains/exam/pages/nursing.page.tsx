import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { ListPage } from '../../../patterns/list-page.tsx'
import { DoctorCard, doctors, doctorWay } from '../../doctors/public.tsx'
import '../parts/exam.css'

/** 护理咨询: nurses to ask, each with the way to ask her. */
export default function NursingPage() {
  const { isElder } = useAppInfo()
  return (
    <ListPage
      rows={useRows(doctors({ docType: 'NURSE', sort: 'recommendSort.asc' }))}
      empty="暂无可咨询的护士"
      icon="team"
      way={
        <ButtonLink to={doctorPages.doctors.at} look="soft">
          查看在线医生
        </ButtonLink>
      }
    >
      {nurse => (
        <section key={nurse.docId} className="exam-asked">
          <DoctorCard doctor={nurse} />
          {/* With large letters the card has the button itself. */}
          {!isElder && <ButtonLink to={doctorWay(nurse.docId)} look="soft">{`咨询${nurse.docName}`}</ButtonLink>}
        </section>
      )}
    </ListPage>
  )
}
