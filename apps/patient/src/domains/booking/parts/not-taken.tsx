import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { orderRefusals } from '@nethos/contract/booking/orders.refusals.ts'
import type { OtherSession } from '@nethos/contract/booking/orders.schemas.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import type { Chosen } from './chosen-in.ts'
import { OthersFree } from './others-free.tsx'
import { RefusalCard, type Refusal } from './refusal.tsx'
import { wayForPerson } from './way-for-person.ts'
import './numbers-sheet.css'

/** What a refusal brings along (contract orders.refusals.ts). */
interface About {
  bookingId?: string
  sessionId?: string
  free?: { numberId: string; no: number; time: string }[]
  others?: OtherSession[]
  mayWait?: boolean
}

interface NotTakenProps {
  refusal: Refusal
  chosen: Chosen
  personId: string
  /** Where one comes back to from what has to be put right first. */
  here: string
  /** What the hospital's rule lets, one sentence each. */
  sentences: readonly string[]
  /** Takes another number of the same session. */
  onPick: (numberId: string) => unknown
}

/** Why the number could not be had, and what can be done about it at once; stays until the next tap. */
export const NotTaken = (props: NotTakenProps) => (
  <RefusalCard refusal={props.refusal}>
    <WaysOn {...props} />
  </RefusalCard>
)

function WaysOn({ refusal, chosen, personId, here, sentences, onPick }: NotTakenProps) {
  const about = (refusal.obj ?? {}) as About
  const sessionId = about.sessionId ?? chosen.sessionId
  switch (refusal.code) {
    case orderRefusals.taken.code:
    case orderRefusals.full.code:
      return (
        <>
          <FreeOnes free={about.free ?? []} onPick={onPick} />
          {about.others?.length ? <OthersFree others={about.others} /> : null}
          {about.mayWait && (
            <>
              <p>也可以候补：有人退号时按先后顺序通知您，不用守着手机抢号。</p>
              <ButtonLink to={bookingPages.waitlistApply.to({ bookSchemeId: sessionId })} look="soft">
                候补这一节
              </ButtonLink>
            </>
          )}
        </>
      )
    case orderRefusals.already_booked.code:
      return (
        <ButtonLink
          to={about.bookingId ? bookingPages.booking.to({ id: about.bookingId }) : bookingPages.mine.at}
          look="soft"
        >
          查看已有的预约
        </ButtonLink>
      )
    case orderRefusals.day_full.code:
    case orderRefusals.week_full.code:
      return (
        <>
          <p>{sentences.find(one => one.includes('每周')) ?? ''}不需要的号可以先退掉，再约新的。</p>
          <ButtonLink to={bookingPages.mine.at} look="soft">
            查看我的挂号
          </ButtonLink>
        </>
      )
    case orderRefusals.by_draw.code:
      return (
        <ButtonLink to={bookingPages.draw.to({ id: sessionId })} look="soft">
          去登记摇号
        </ButtonLink>
      )
    default: {
      const way = wayForPerson(refusal.code, { personId, hosId: chosen.hosId, here })
      return way ? (
        <ButtonLink to={way.to} look="soft">
          {way.word}
        </ButtonLink>
      ) : null
    }
  }
}

/** The next free ones of the same session, one tap away. */
const FreeOnes = ({ free, onPick }: { free: NonNullable<About['free']>; onPick: NotTakenProps['onPick'] }) =>
  free.length > 0 && (
    <>
      <p>还有这些时间，点一下就能约：</p>
      {free.map(one => (
        <Button key={one.numberId} look="soft" onClick={() => onPick(one.numberId)}>
          {one.time}（{one.no}号）
        </Button>
      ))}
    </>
  )

/** Whether it is about the number, and not about who books: then another time is the way on. */
export const isOfNumber = ({ code }: Refusal): boolean => numberCodes.has(code)
const numberCodes: ReadonlySet<string> = new Set(
  (
    [
      'taken',
      'full',
      'already_booked',
      'day_full',
      'week_full',
      'stopped',
      'not_released',
      'by_draw',
      'over',
      'not_mdt',
    ] as const
  ).map(key => orderRefusals[key].code),
)
