import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Doctor } from '@nethos/contract/doctors/doctors.schemas.ts'
import { doctorRefusals } from '@nethos/contract/doctors/doctors.refusals.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { useSession } from '@nethos/calls/session.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { Page } from '../../../patterns/page.tsx'
import type { ValueSource } from '../../../patterns/sources.ts'
import { Empty } from '../../../patterns/states.tsx'
import { doctorCard, followDoctor, scannedDoctor } from '../doctors.calls.ts'
import { DoctorBrief } from '../parts/doctor-brief.tsx'
import { doctorWay, merits } from '../parts/doctor-offers.ts'
import './doctor.page.css'

/** 扫码关注医生: a doctor's exclusive code, or the code that names him, leads here. */
export default function ScannedPage() {
  const [query] = useSearchParams()
  const exclusiveCodeId = query.get('exclusiveCodeId') ?? ''
  const docId = query.get('docId') ?? ''
  if (exclusiveCodeId) return <ByCode exclusiveCodeId={exclusiveCodeId} />
  if (docId) return <ByDoctor docId={docId} />
  return <Invalid sentence={doctorRefusals.code_unknown.sentence} />
}

interface Found {
  sysDoc: Doctor
  isFollow: boolean
}

function ByCode({ exclusiveCodeId }: { exclusiveCodeId: string }) {
  const found = useServiceQuery(scannedDoctor(exclusiveCodeId))
  if (found.error && 'code' in found.error && found.error.code === doctorRefusals.code_unknown.code)
    return <Invalid sentence={found.error.message} />
  return <Scanned found={found} here={doctorPages.scanned.to({ exclusiveCodeId })} />
}

const ByDoctor = ({ docId }: { docId: string }) => (
  <Scanned found={useServiceQuery(doctorCard(docId))} here={doctorPages.scanned.to({ docId })} />
)

function Scanned({ found, here }: { found: ValueSource<Found>; here: string }) {
  return (
    <DetailPage detail={found}>
      {({ sysDoc, isFollow }) => (
        <>
          <Card>
            <DoctorBrief doctor={sysDoc} />
            <p className="doctor-page__merits">{merits(sysDoc).join(' · ')}</p>
          </Card>
          {sysDoc.docSkill && (
            <Card title="擅长">
              <p className="doctor-page__text">{sysDoc.docSkill}</p>
            </Card>
          )}
          <Ways doctor={sysDoc} isFollow={isFollow} here={here} />
        </>
      )}
    </DetailPage>
  )
}

/** A guest's wish to follow, kept over the login on this tab: an address alone never makes anybody follow. */
const wish = 'nethos.follow-after-login'

function Ways({ doctor, isFollow, here }: { doctor: Doctor; isFollow: boolean; here: string }) {
  const { docId, pictureIsOpen } = doctor
  const session = useSession()
  const go = useNavigate()
  const follow = useCommand(followDoctor)
  const followAndGo = async () => {
    if (!session) {
      sessionStorage.setItem(wish, docId)
      return go(accountPages.scanBind.to({ docId, backPath: here }))
    }
    if (!(await follow.run({ docId }))) return
    toast('已关注')
    await go(doctorWay(docId), { replace: true })
  }
  const proceed = useEffectEvent(() => {
    const wished = sessionStorage.getItem(wish)
    sessionStorage.removeItem(wish)
    if (wished === docId && !isFollow) void followAndGo()
  })
  const isIn = Boolean(session)
  useEffect(() => {
    if (isIn) proceed()
  }, [isIn])
  return (
    <>
      {isFollow ? (
        <ButtonLink to={doctorWay(docId)}>已关注，查看医生主页</ButtonLink>
      ) : (
        <Button onClick={followAndGo} busy={follow.isBusy}>
          关注
        </Button>
      )}
      {pictureIsOpen && (
        <ButtonLink look="soft" to={consultPages.rules.to({ id: docId, type: 'pic' })}>
          咨询
        </ButtonLink>
      )}
    </>
  )
}

function Invalid({ sentence }: { sentence: string }) {
  const { home } = useAppInfo()
  return (
    <Page>
      <Empty sentence={sentence} icon="search">
        <ButtonLink to={home} look="soft">
          返回首页
        </ButtonLink>
      </Empty>
    </Page>
  )
}
