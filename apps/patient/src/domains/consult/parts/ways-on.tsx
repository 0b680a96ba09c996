import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import type { ConsultDetail } from '@nethos/contract/consult/consult.schemas.ts'
import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { askTeam } from '../consult.links.ts'
import { useCarry } from '../use-asking-draft.ts'
import './bottom-bar.css'

/** After a consult that came to nothing: another doctor, the hospital, or once more; what was typed goes along. */
export function WaysOn({ consult }: { consult: ConsultDetail }) {
  const carry = useCarry()
  const isQuestion = consult.consultType === 'DRUGPIC'
  // A private doctor's time and a renewal have their own row.
  if (consult.consultType === 'PERSONAL_TIME_PIC' || consult.consultType === 'RENEWAL_OF_CONSULTATION') return null
  return (
    <div className="bottom-bar__ways" onClickCapture={() => carry(consult)}>
      {!isQuestion && (
        <ButtonLink to={bookingPages.home.to()} look="quiet">
          去预约挂号
        </ButtonLink>
      )}
      <ButtonLink to={askAgain(consult)} look="quiet">
        再次咨询
      </ButtonLink>
      <ButtonLink to={isQuestion ? renewalPages.askPharmacist.to({}) : doctorPages.doctors.to({})}>
        {isQuestion ? '换一位药师' : '换一位医生'}
      </ButtonLink>
    </div>
  )
}

/** The address that asks for the same kind again, rules first. */
export const askAgain = ({ consultType, docId, teamId, serviceId }: ConsultDetail): string =>
  consultType === 'VIDEO' || consultType === 'DOCVIDEO'
    ? consultPages.applyVideo.to({ docId: docId ?? '', consultType })
    : consultType === 'PERSONAL_TIME_PIC'
      ? consultPages.applyPersonal.to({ docId: docId ?? '' })
      : consultType === 'DRUGPIC'
        ? renewalPages.askPharmacist.to({ docId: docId ?? '' })
        : teamId
          ? askTeam(teamId, serviceId ?? '')
          : consultPages.rules.to({ id: docId, type: 'pic' })
