import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { loadPart } from '@nethos/calls/chunks.ts'
import { useRows } from '@nethos/calls/query.ts'
import type { Doctor } from '@nethos/contract/doctors/doctors.schemas.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Price } from '../../../controls/price.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { DoctorBrief, doctorWay, videoOffersOf } from '../../doctors/public.tsx'
import { videoDoctors } from './video.calls.ts'
import './video-doctors.css'

/** 视频问诊: who can be met by video, and for how much. */
export default function VideoDoctorsPage() {
  const rows = useRows(videoDoctors())
  return (
    <ListPage
      rows={rows}
      action={<Link to={consultPages.consults.to({ status: 'all' })}>我的咨询</Link>}
      empty="暂时没有可以视频问诊的医生"
      icon="video"
      way={
        <ButtonLink to={doctorPages.doctors.at} look="soft">
          查看全部医生
        </ButtonLink>
      }
    >
      {doctor => <Choice key={doctor.docId} doctor={doctor} />}
    </ListPage>
  )
}

/** Only large letters need it. */
const PlainChoice = lazy(() => loadPart(() => import('./plain-choice.tsx')))

const Choice = ({ doctor }: { doctor: Doctor }) =>
  useAppInfo().isElder ? (
    <Suspense
      fallback={
        <Row>
          <DoctorBrief doctor={doctor} />
        </Row>
      }
    >
      <PlainChoice doctor={doctor} />
    </Suspense>
  ) : (
    <FullChoice doctor={doctor} />
  )

const FullChoice = ({ doctor }: { doctor: Doctor }) => {
  const offers = videoOffersOf(doctor)
  return (
    <Row>
      <Link className="video-doctors__who" to={doctorWay(doctor.docId)}>
        <DoctorBrief doctor={doctor}>{doctor.famousIsOpen && <Tag tone="warn">名医视频</Tag>}</DoctorBrief>
        {doctor.docSkill && <p className="video-doctors__skill">擅长：{doctor.docSkill}</p>}
      </Link>
      <div className="video-doctors__foot">
        <p className="video-doctors__prices">
          {offers.map(({ name, price }) => (
            <span key={name} className="video-doctors__price">
              {name}{' '}
              {Number(price) === 0 ? <Tag tone="good">免费</Tag> : <Price cents={Math.round(Number(price) * 100)} />}
            </span>
          ))}
        </p>
        <ButtonLink look="soft" to={consultPages.applyVideo.to({ docId: doctor.docId })}>
          预约
        </ButtonLink>
      </div>
    </Row>
  )
}
