import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { paymentPages } from '@nethos/contract/payment/payment.pages.ts'
import { billPage } from '@nethos/contract/fees/fees.links.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { bottomBarOf, type BottomBar as Row } from '@nethos/contract/consult/consult.bottom-bar.ts'
import type { ConsultDetail } from '@nethos/contract/consult/consult.schemas.ts'
import { ButtonLink, CallButton } from '../../../controls/button.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { askAgain, WaysOn } from './ways-on.tsx'
import { CancelConsult } from './cancel-consult.tsx'
import { ChatBar } from './chat-bar.tsx'
import type { Outbox } from '../../../chat/use-outbox.ts'
import './bottom-bar.css'

interface BottomBarProps {
  consult: ConsultDetail
  chat: Outbox
}

interface RowProps<Name extends Row['row']> {
  consult: ConsultDetail
  bar: Extract<Row, { row: Name }>
}

/** The row at the foot, by the documents' table; the server decides with the same one. */
export function BottomBar({ consult, chat }: BottomBarProps) {
  const { servicePhone } = useAppInfo()
  const bar = bottomBarOf(consult)
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
      return <CancelledNote consult={consult} bar={bar} />
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
          {bar.mayCancel && <CancelConsult consult={consult} text={bar.cancelText} />}
          <ButtonLink to={paymentPages.pay.to({ consultId: consult.consultId })}>{bar.text}</ButtonLink>
        </Buttons>
      )
    case 'reviewAndAgain':
      return <ReviewAndAgain consult={consult} bar={bar} />
    case 'again':
      return (
        <Buttons>
          <ButtonLink to={askAgain(consult)}>{bar.againText}</ButtonLink>
        </Buttons>
      )
    case 'replyBox':
      return <ReplyBox consult={consult} chat={chat} bar={bar} />
  }
}

const Buttons = ({ children }: { children: ReactNode }) => <div className="bottom-bar__buttons">{children}</div>

function CancelledNote({ consult, bar }: RowProps<'cancelledNote'>) {
  return (
    <div className="bottom-bar__note">
      <p className="bottom-bar__word">{bar.text}</p>
      {consult.endReason && <p>{consult.endReason}</p>}
      {bar.refunded && (
        <p>
          {bar.refundNote} <Link to={paymentPages.payments.to({ consultId: consult.consultId })}>查看退款进度</Link>
        </p>
      )}
      <WaysOn consult={consult} />
    </div>
  )
}

function ReviewAndAgain({ consult, bar }: RowProps<'reviewAndAgain'>) {
  return (
    <Buttons>
      <ButtonLink to={askAgain(consult)} look="quiet">
        {bar.againText}
      </ButtonLink>
      <ButtonLink to={reviewPage(consult)}>{bar.reviewText}</ButtonLink>
    </Buttons>
  )
}

function ReplyBox({ consult, chat, bar }: RowProps<'replyBox'> & { chat: Outbox }) {
  return (
    <>
      {consult.consultStatus === 'unreviewed' && (
        <p className="bottom-bar__note">
          咨询已结束，<Link to={reviewPage(consult)}>去评价</Link>
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

const reviewPage = ({ consultId }: ConsultDetail): string => consultPages.review.to({ consultId })
