import { feeWord } from '@nethos/contract/booking/fee-word.ts'
import type { Session } from '@nethos/contract/clinics/finding.schemas.ts'
import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { sessionKinds } from '@nethos/contract/booking/session.kinds.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Lines } from '../../../patterns/card.tsx'
import { dayInFull, periodWord } from '../when.ts'

export const titleOf = ({ onDay, period }: Session): string => `${dayInFull(onDay)}${periodWord(period)}`

export const Facts = ({ session }: { session: Session }) => (
  <Lines
    lines={[
      { label: '医生', value: [session.docName, session.docTitle].filter(Boolean).join(' ') || '由当天出诊的医生接诊' },
      { label: '科室', value: `${session.deptName}（${sessionKinds[session.kind].label}）` },
      { label: '地点', value: [session.hosName, session.campusName, session.room].filter(Boolean).join(' ') },
      { label: '挂号费', value: feeWord(session.feeCents) },
    ]}
  />
)

export const NoneLeft = () => (
  <Notice tone="warn">这一节已经约满。您可以候补：有人退号时按排队顺序通知您，不用守着手机抢号。</Notice>
)

export const WaysOfNone = ({ session }: { session: Session }) =>
  session.slotState === 'full' ? (
    <>
      {session.hasDraw && <DrawLink session={session} word="看摇号结果" />}
      <ButtonLink to={bookingPages.waitlistApply.to({ bookSchemeId: session.sessionId })}>候补这一节</ButtonLink>
    </>
  ) : session.slotState === 'drawing' ? (
    <ButtonLink to={bookingPages.draw.to({ id: session.sessionId })}>去登记摇号</ButtonLink>
  ) : session.slotState === 'upcoming' && session.hasDraw ? (
    <DrawLink session={session} word="看摇号怎么进行" />
  ) : (
    <ButtonLink to={bookingPages.rule.at} look="quiet">
      查看预约规则
    </ButtonLink>
  )

const DrawLink = ({ session, word }: { session: Session; word: string }) => (
  <ButtonLink to={bookingPages.draw.to({ id: session.sessionId })} look="soft">
    {word}
  </ButtonLink>
)
