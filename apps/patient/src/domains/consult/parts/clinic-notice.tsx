import type { ReactNode } from 'react'
import { query, useServiceQuery, useRows } from '@nethos/calls/query.ts'
import { consultRefusals } from '@nethos/contract/consult/consult.refusals.ts'
import type { FreeClinic } from '@nethos/contract/consult/free-clinic.schemas.ts'
import { freeClinicServices } from '@nethos/contract/consult/free-clinic.services.ts'
import type { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import type { teamServices } from '@nethos/contract/teams/teams.services.ts'
import { Tag } from '../../../controls/tag.tsx'
import { valueFrom, type ValueSource } from '../../../patterns/sources.ts'
import { DoctorBrief } from '../../doctors/public.tsx'
import { TeamBrief } from '../../teams/public.tsx'
import type { Asking } from '../consult.links.ts'
import { NoticePage, type Offered } from './notice-page.tsx'

interface ClinicNoticeProps<Card> {
  title: string
  asking: Asking
  next: string
  card: ValueSource<Card>
}

const clinicOf = (asking: Asking) => query(freeClinicServices.freeClinic, { freeClinicId: asking.freeClinicId })

/** Before a doctor is asked in a free clinic: its price and its replies. */
export function ClinicNotice({
  title,
  asking,
  next,
  card,
}: ClinicNoticeProps<OutputOf<typeof doctorServices.doctorCard>>) {
  const clinic = useServiceQuery(clinicOf(asking))
  const offered = valueFrom(clinic, (one): Offered => {
    const place = one?.docList.find(doctor => doctor.docId === asking.docId)
    return inClinic(
      one,
      place,
      '医生',
      tag => card.value && <DoctorBrief doctor={card.value.sysDoc}>{tag}</DoctorBrief>,
    )
  })
  return <NoticePage title={title} offered={offered} next={next} />
}

/** The same before a team is asked. */
export function TeamClinicNotice({
  title,
  asking,
  next,
  card,
}: ClinicNoticeProps<OutputOf<typeof teamServices.teamCard>>) {
  const clinic = useServiceQuery(clinicOf(asking))
  const teams = useRows(query(freeClinicServices.freeClinicTeams, { pageSize: 50 }))
  const offered = valueFrom(clinic, (one): Offered => {
    const place = teams.rows.find(team => team.teamId === asking.teamId && team.freeClinicId === asking.freeClinicId)
    return inClinic(
      one,
      place,
      '团队',
      tag =>
        card.value && (
          <>
            <TeamBrief team={card.value} />
            {tag}
          </>
        ),
    )
  })
  return (
    <NoticePage
      title={title}
      offered={teams.status === 'waiting' ? { ...offered, value: undefined, status: 'waiting' } : offered}
      next={next}
    />
  )
}

function inClinic(
  clinic: FreeClinic | null,
  place: { leftToday: number } | undefined,
  answerer: string,
  brief: (tag: ReactNode) => ReactNode,
): Offered {
  const isOpen = clinic?.isOpen === true && place !== undefined
  return {
    brief: brief(isOpen && <Tag tone="warn">义诊中</Tag>),
    what: `义诊 · 可追问${clinic?.replyLimit ?? 0}条`,
    priceCents: clinic?.priceCents ?? 0,
    clock: `${answerer}将在24小时内回复；首次回复后48小时内可追问，48小时后咨询自动结束。义诊名额有限，请一次把情况写清楚。`,
    closed: !isOpen
      ? consultRefusals.clinic_closed.sentence
      : place.leftToday === 0
        ? consultRefusals.clinic_full.sentence
        : undefined,
  }
}
