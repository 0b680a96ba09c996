import { contentPages } from '@nethos/contract/content/content.pages.ts'
import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { followPages } from '@nethos/contract/follow/follow.pages.ts'
import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { clinicDoctorPage } from '@nethos/contract/booking/booking.links.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import type { OutputOf } from '@nethos/contract/service.ts'
import type { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import { yuan } from '@nethos/contract/common/money.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Price } from '../../../controls/price.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { ActionList } from '../../../controls/action-list.tsx'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Readable } from '../../../patterns/readable.tsx'
import { doctorDetail } from '../doctors.calls.ts'
import { DoctorCodes } from '../parts/doctor-codes.tsx'
import { DoctorBrief } from '../parts/doctor-brief.tsx'
import { merits } from '../parts/doctor-offers.ts'
import { FollowButton } from '../parts/follow-button.tsx'
import { ReviewItem } from '../parts/review-item.tsx'
import './doctor.page.css'

type Detail = OutputOf<typeof doctorServices.doctorDetail>

/** The doctor's own page: who, what for, how much, what others say. */
export default function DoctorPage({ docId }: { docId: string }) {
  const detail = useServiceQuery(doctorDetail(docId))
  return (
    <DetailPage
      title="医生主页"
      detail={detail}
      shape="person"
      action={
        detail.value && (
          <FollowButton docId={docId} docName={detail.value.sysDoc.docName} isFollow={detail.value.isFollow} />
        )
      }
      bar={detail.value && <Ways about={detail.value} docId={docId} />}
    >
      {about => <About about={about} docId={docId} />}
    </DetailPage>
  )
}

/** What is asked by text and pictures, and where. */
type Way = (docId: string) => string
const asks: Readonly<Record<'DOCPIC' | 'DRUGPIC', Way> & Record<string, Way>> = {
  DOCPIC: docId => consultPages.rules.to({ id: docId, type: 'pic' }),
  DRUGPIC: docId => renewalPages.askPharmacist.to({ docId }),
}

/** Asking, and for who follows a line to the doctor. */
function Ways({ about: { offers, followId, leftToday }, docId }: { about: Detail; docId: string }) {
  const picture = offers.find(offer => offer.consultType in asks && offer.isOpen && leftToday !== 0)
  if (!picture && !followId) return null
  return (
    <>
      {followId && (
        <ButtonLink look={picture ? 'soft' : 'main'} to={followPages.talk.to({ followId })}>
          发消息
        </ButtonLink>
      )}
      {picture && (
        <ButtonLink to={asks[picture.consultType]?.(docId) ?? ''}>
          {offerNames[picture.consultType]} {picture.priceCents === 0 ? '免费' : `${yuan(picture.priceCents)}元`}
        </ButtonLink>
      )}
    </>
  )
}

const About = ({ about, docId }: { about: Detail; docId: string }) => (
  <>
    <Card>
      <DoctorBrief doctor={about.sysDoc}>
        {about.sysDoc.canPrescribe && <Tag>可开处方</Tag>}
        {about.sysDoc.freeClinicIsOn && <Tag tone="warn">义诊中</Tag>}
      </DoctorBrief>
      <p className="doctor-page__merits">
        {[
          about.sysDoc.teachTitleName,
          ...merits(about.sysDoc),
          about.followCount > 0 ? `${about.followCount} 人关注` : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </Card>
    {about.notice && (
      <Card title="医生公告">
        <Readable>
          <p className="doctor-page__text">{about.notice.content}</p>
        </Readable>
        <p className="doctor-page__quiet">{dayOf(about.notice.createdAt)}</p>
      </Card>
    )}
    <Card title="咨询服务">
      <Hours about={about} />
      <Offers about={about} docId={docId} />
    </Card>
    {about.clinics.length > 0 && (
      <Card title="门诊挂号">
        <ActionList
          actions={about.clinics.map(({ clinicDoctorId, deptName, hosId, hosName }) => ({
            label: '预约挂号',
            note: `${hosName} ${deptName}`,
            icon: 'calendar',
            to: clinicDoctorPage(clinicDoctorId, { hosId, sort: 1 }),
          }))}
        />
      </Card>
    )}
    <Folded title="擅长" text={about.sysDoc.docSkill} />
    <Folded title="简介" text={about.docResume} />
    <Reviews about={about} docId={docId} />
    {about.articleList.length > 0 && (
      <Card title="医生文章">
        <ActionList
          actions={about.articleList.map(article => ({
            label: article.title,
            to: contentPages.article.to({ id: article.articleId }),
          }))}
        />
      </Card>
    )}
    <DoctorCodes about={about} />
  </>
)

const Offers = ({ about, docId }: { about: Detail; docId: string }) => (
  <ul className="doctor-page__offers">
    {about.offers.map(offer => (
      <li key={offer.consultType}>
        <span>
          <strong>{offerNames[offer.consultType] ?? offer.consultType}</strong>
          <span className="doctor-page__quiet">{saysOf(offer, about.leftToday)}</span>
        </span>
        {offer.isOpen && (
          <span className="doctor-page__offer">
            {offer.priceCents === 0 ? <Tag tone="good">免费</Tag> : <Price cents={offer.priceCents} />}
            {ways[offer.consultType] && !isFull(offer, about.leftToday) && (
              <Link className="doctor-page__way" to={ways[offer.consultType]?.to(docId) ?? ''}>
                {ways[offer.consultType]?.word}
              </Link>
            )}
          </span>
        )}
      </li>
    ))}
    {about.offers.length === 0 && <li className="doctor-page__quiet">这位医生还没有开通线上咨询</li>}
  </ul>
)

const Reviews = ({ about, docId }: { about: Detail; docId: string }) => (
  <Card
    title={`患者评价（${about.commentCount}）`}
    more={about.commentCount > 0 && <Link to={doctorPages.comments.to({ docId })}>全部</Link>}
  >
    {about.commentList.length === 0 && <p className="doctor-page__quiet">暂无评价信息</p>}
    <div className="doctor-page__reviews">
      {about.commentList.map(review => (
        <ReviewItem key={`${review.createdAt}${review.patientName}`} review={review} />
      ))}
    </div>
  </Card>
)

type Offer = Detail['offers'][number]

/** He takes so many questions a day, and they have been asked. */
const isFull = ({ consultType }: Offer, leftToday: number | null): boolean => leftToday === 0 && consultType in asks

/** Of many places nobody has to know how many. */
const fewLeft = 10

function saysOf(offer: Offer, leftToday: number | null): string {
  const { consultType, replyLimit, isOpen } = offer
  if (!isOpen) return '暂未开放'
  if (isFull(offer, leftToday)) return '今天的名额已满，请明天再来'
  if (replyLimit === 0) return ''
  if (consultType === 'PERSONAL_TIME_PIC') return `每天可回复${replyLimit}条`
  return `可追问${replyLimit}条${leftToday === null || leftToday > fewLeft || !(consultType in asks) ? '' : `，今天还可提问${leftToday}人`}`
}

/** When he answers, where he has said so. */
const Hours = ({ about: { serviceHours } }: { about: Detail }) =>
  serviceHours.length > 0 && (
    <div className="doctor-page__hours">
      <p className="doctor-page__quiet">接诊时间</p>
      <ul>
        {serviceHours.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="doctor-page__quiet">其他时间也可以提问，医生会在24小时内回复。</p>
    </div>
  )

/** The way to each offer: it takes the kind along, so that what is booked is what was shown. */
const ways: Readonly<Record<string, { word: string; to: (docId: string) => string }>> = {
  DOCPIC: { word: '咨询', to: asks.DOCPIC },
  DRUGPIC: { word: '咨询', to: asks.DRUGPIC },
  VIDEO: { word: '预约', to: docId => consultPages.applyVideo.to({ docId, consultType: 'VIDEO' }) },
  DOCVIDEO: { word: '预约', to: docId => consultPages.applyVideo.to({ docId, consultType: 'DOCVIDEO' }) },
  PERSONAL_TIME_PIC: { word: '申请', to: docId => consultPages.applyPersonal.to({ docId }) },
}

const offerNames: Readonly<Record<string, string>> = {
  DOCPIC: '图文咨询',
  VIDEO: '视频咨询',
  DOCVIDEO: '名医视频',
  PERSONAL_TIME_PIC: '私人医生',
  DRUGPIC: '用药咨询',
}

const shown = 80

function Folded({ title, text }: { title: string; text: string }) {
  const [isOpen, setOpen] = useState(false)
  if (!text) return null
  const letters = [...text]
  return (
    <Card
      title={title}
      more={
        letters.length > shown && (
          <button type="button" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
            {isOpen ? '收起' : '查看更多'}
          </button>
        )
      }
    >
      <Readable>
        <p className="doctor-page__text">
          {isOpen || letters.length <= shown ? text : `${letters.slice(0, shown).join('')}…`}
        </p>
      </Readable>
    </Card>
  )
}
