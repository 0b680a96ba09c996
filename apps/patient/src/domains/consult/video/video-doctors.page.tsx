import { Link } from 'react-router'
import { useRows } from '@nethos/calls/query.ts'
import { consultPaths } from '@nethos/contract/consult/consult.paths.ts'
import { doctorPaths } from '@nethos/contract/doctors/doctors.paths.ts'
import type { Doctor } from '@nethos/contract/doctors/doctors.schemas.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { DoctorBrief, doctorWay } from '../../doctors/public.tsx'
import { videoDoctors } from './video.calls.ts'
import { applyVideo } from './video.links.ts'
import './video-doctors.css'

/** 视频问诊: who can be met by video, and for how much. */
export default function VideoDoctorsPage() {
  const rows = useRows(videoDoctors())
  return (
    <ListPage
      title="视频问诊"
      rows={rows}
      action={<Link to={consultPaths.consultsOf.replace(':status', 'all')}>我的咨询</Link>}
      empty="暂时没有可以视频问诊的医生"
      way={
        <ButtonLink to={doctorPaths.doctors} look="soft">
          查看全部医生
        </ButtonLink>
      }
    >
      {doctor => <Choice key={doctor.docId} doctor={doctor} />}
    </ListPage>
  )
}

const Choice = ({ doctor }: { doctor: Doctor }) => {
  const price = doctor.famousIsOpen ? doctor.famousPriceText : doctor.videoPriceText
  return (
    <Row>
      <Link className="video-doctors__who" to={doctorWay(doctor.docId)}>
        <DoctorBrief doctor={doctor}>{doctor.famousIsOpen && <Tag tone="warn">名医视频</Tag>}</DoctorBrief>
        {doctor.docSkill && <p className="video-doctors__skill">擅长：{doctor.docSkill}</p>}
      </Link>
      <div className="video-doctors__foot">
        {Number(price) === 0 ? (
          <Tag tone="good">免费</Tag>
        ) : (
          <strong className="video-doctors__price">视频 ¥{price}</strong>
        )}
        <ButtonLink look="soft" to={applyVideo(doctor.docId)}>
          预约
        </ButtonLink>
      </div>
    </Row>
  )
}
