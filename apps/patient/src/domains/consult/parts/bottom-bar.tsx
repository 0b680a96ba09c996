import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { paymentPages } from '@nethos/contract/payment/payment.pages.ts'
import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { billPage } from '@nethos/contract/fees/fees.links.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { bottomBarOf } from '@nethos/contract/consult/consult.bottom-bar.ts'
import { consultKinds } from '@nethos/contract/consult/consult.kinds.ts'
import type { ConsultDetail } from '@nethos/contract/consult/consult.schemas.ts'
import { Button, ButtonLink, CallButton } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { toast } from '../../../controls/toast.ts'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { cancelConsult } from '../consult.calls.ts'
import { askTeam } from '../consult.links.ts'
import { useCarry } from '../use-asking-draft.ts'
import { ChatBar } from './chat-bar.tsx'
import type { Outbox } from '../../../chat/use-outbox.ts'
import './bottom-bar.css'

interface BottomBarProps {
  consult: ConsultDetail
  chat: Outbox
}

/** The row at the foot, by the documents' table; the server decides with the same one. */
export function BottomBar({ consult, chat }: BottomBarProps) {
  const { servicePhone } = useAppInfo()
  const bar = bottomBarOf(consult)
  const again = askAgain(consult)
  switch (bar.row) {
    case 'contactSupport':
      return (
        <Buttons>
          <CallButton phone={servicePhone} look="main">
            {bar.text}
          </CallButton>
        </Buttons>
      )
    case 'cancelledNote':
      return (
        <div className="bottom-bar__note">
          <p className="bottom-bar__word">{bar.text}</p>
          {consult.endReason && <p>{consult.endReason}</p>}
          {bar.refunded && (
            <p>
              {bar.refundNote} <Link to={refundPage(consult.consultId)}>查看退款进度</Link>
            </p>
          )}
          <WaysOn consult={consult} />
        </div>
      )
    case 'expired':
      return (
        <div className="bottom-bar__note">
          <p role="status">{bar.text}</p>
          <WaysOn consult={consult} />
        </div>
      )
    case 'waiting':
      return (
        <p className="bottom-bar__note" role="status">
          {bar.text}
        </p>
      )
    case 'payOnline':
      return (
        <Buttons>
          <ButtonLink to={billPage({ accountId: consult.accountId, personId: consult.personId, hosId: '' })}>
            {bar.text}
          </ButtonLink>
        </Buttons>
      )
    case 'pay':
      return (
        <Buttons>
          {bar.mayCancel && <Cancel consult={consult} text={bar.cancelText} />}
          <ButtonLink to={payPage(consult.consultId)}>{bar.text}</ButtonLink>
        </Buttons>
      )
    case 'reviewAndAgain':
      return (
        <Buttons>
          <ButtonLink to={again} look="quiet">
            {bar.againText}
          </ButtonLink>
          <ButtonLink to={consultPages.review.to({ consultId: consult.consultId })}>{bar.reviewText}</ButtonLink>
        </Buttons>
      )
    case 'again':
      return (
        <Buttons>
          <ButtonLink to={again}>{bar.againText}</ButtonLink>
        </Buttons>
      )
    case 'replyBox':
      return (
        <>
          {consult.consultStatus === 'unreviewed' && (
            <p className="bottom-bar__note">
              咨询已结束，<Link to={consultPages.review.to({ consultId: consult.consultId })}>去评价</Link>
            </p>
          )}
          {bar.left > 0 ? (
            <ChatBar chat={chat} note={bar.text} consult={consult} />
          ) : (
            <p className="bottom-bar__note">{bar.text}</p>
          )}
        </>
      )
  }
}

const Buttons = ({ children }: { children: ReactNode }) => <div className="bottom-bar__buttons">{children}</div>

/** After a consult that came to nothing: another doctor, the hospital, or once more; what was typed goes along. */
function WaysOn({ consult }: { consult: ConsultDetail }) {
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

/** The same kind again, rules first. */
const askAgain = ({ consultType, docId, teamId, serviceId }: ConsultDetail): string =>
  consultType === 'VIDEO' || consultType === 'DOCVIDEO'
    ? consultPages.applyVideo.to({ docId: docId ?? '', consultType })
    : consultType === 'PERSONAL_TIME_PIC'
      ? consultPages.applyPersonal.to({ docId: docId ?? '' })
      : consultType === 'DRUGPIC'
        ? renewalPages.askPharmacist.to({ docId: docId ?? '' })
        : teamId
          ? askTeam(teamId, serviceId ?? '')
          : consultPages.rules.to({ id: docId, type: 'pic' })

const payPage = (consultId: string): string => paymentPages.pay.to({ consultId })
const refundPage = (consultId: string): string => paymentPages.payments.to({ consultId })

function Cancel({ consult: { consultId, consultType }, text }: { consult: ConsultDetail; text: string }) {
  const { answerer } = consultKinds[consultType]
  const cancel = useCommand(cancelConsult)
  const ask = async () => {
    if (
      !(await confirm({
        title: '确定要取消申请吗？',
        text: `取消后本次咨询不会提交给${answerer}。`,
        yes: '取消申请',
        no: '再想想',
        danger: true,
      }))
    )
      return
    if (await cancel.run({ consultId })) toast('取消成功')
  }
  return (
    <Button look="quiet" onClick={ask}>
      {text}
    </Button>
  )
}
