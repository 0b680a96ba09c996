import { feeWord } from '@nethos/contract/booking/fee-word.ts'
import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { useNavigate, useParams } from 'react-router'
import type { ShownOffer, ShownWish, WaitDetail } from '@nethos/contract/booking/waitlist.schemas.ts'
import { aheadInWords } from '@nethos/contract/booking/waitlist.rules.ts'
import { dayAndTime, timeOf } from '@nethos/contract/common/days.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Button, ButtonLink } from '../../../../controls/button.tsx'
import { Countdown } from '../../../../controls/countdown.tsx'
import { confirm } from '../../../../controls/dialog.ts'
import { Notice } from '../../../../controls/notice.tsx'
import { toast } from '../../../../controls/toast.ts'
import { Card, Lines, StatusLine } from '../../../../patterns/card.tsx'
import { DetailPage } from '../../../../patterns/detail-page.tsx'
import { acceptOffer, declineOffer, wait, withdrawWait } from '../fair.calls.ts'
import { WishRow } from '../parts/wish-row.tsx'
import { dayAndPeriod, doctorWord, lineRules } from '../session-words.ts'
import { useFairNews } from '../use-fair-news.ts'
import { waitTones } from '../wait-tones.ts'

/** 候补详情: the place in each line; and when a number is kept, the number, until when, and the two answers. */
export default function WaitPage() {
  const { id = '' } = useParams()
  const query = useServiceQuery(wait(id), { everyMs: 10_000 })
  useFairNews('waitlist', query.retry)
  const shown = query.value
  return (
    <DetailPage detail={query} bar={shown && <Bar wait={shown} onLate={query.retry} />}>
      {detail => <Detail wait={detail} onLate={query.retry} />}
    </DetailPage>
  )
}

const notes: Partial<Record<WaitDetail['waitState'], string>> = {
  accepted: '已为您挂上号，请在规定时间内支付。',
  fulfilled: '您已另行挂到这些门诊的号，候补自动结束。',
  withdrawn: '您已取消候补。',
  over: '候补的门诊都已开始，没有等到退号。',
  dropped: '多次放弃或超时未确认，候补已结束。仍需要时可以重新申请。',
}

const Detail = ({ wait: shown, onLate }: { wait: WaitDetail; onLate: () => void }) => (
  <>
    <StatusLine word={shown.stateLabel} tone={waitTones[shown.waitState]}>
      {shown.offer ? (
        <Countdown until={shown.offer.endsAt} now={serverNow} onEnd={onLate}>
          {left => (
            <>
              请在 <span className="offer__left">{left}</span> 内确认，超时将顺延给下一位
            </>
          )}
        </Countdown>
      ) : (
        (notes[shown.waitState] ?? (shown.ahead === null ? '候补的门诊已停诊或开始' : aheadInWords(shown.ahead)))
      )}
    </StatusLine>
    {shown.pausedUntil !== null && shown.waitState === 'waiting' && (
      <Notice tone="warn">
        这位就诊人的预约暂停至{dayAndTime(shown.pausedUntil)}，其间不会为您保留号；您的位置保留。
      </Notice>
    )}
    {shown.offer && <OfferCard offer={shown.offer} personName={shown.personName} />}
    <Card title={shown.offer ? '您候补的门诊' : '候补的门诊'}>
      <ul className="wishes">
        {shown.wishes.map(wish => (
          <WishRow key={wish.session.sessionId} session={wish.session} word={placeWord(wish)} />
        ))}
      </ul>
    </Card>
    <Card title="候补信息">
      <Lines
        lines={[
          { label: '就诊人', value: shown.personName },
          { label: '医院', value: shown.hosName },
          { label: '科室', value: shown.deptName },
          { label: '申请时间', value: dayAndTime(shown.createdAt) },
          { label: '来源', value: shown.isFromDraw ? '摇号未中签，按摇号顺序候补' : undefined },
          { label: '已放弃', value: shown.declines > 0 ? `${shown.declines}次` : undefined },
          { label: '超时未确认', value: shown.misses > 0 ? `${shown.misses}次` : undefined },
        ]}
      />
    </Card>
    {(shown.waitState === 'waiting' || shown.waitState === 'offered') && (
      <Notice tone="quiet">
        {lineRules(shown).map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Notice>
    )}
  </>
)

const placeWord = ({ ahead, isOver, session }: ShownWish): string => {
  if (session.isStopped) return '已停诊'
  if (isOver) return '已结束'
  return ahead === null ? '' : aheadInWords(ahead)
}

const OfferCard = ({ offer: { session, no, startsAt }, personName }: { offer: ShownOffer; personName: string }) => (
  <Card title="为您保留的号">
    <Lines
      lines={[
        { label: '就诊人', value: personName },
        { label: '医生', value: [doctorWord(session), session.docTitle].filter(Boolean).join(' ') },
        { label: '科室', value: session.deptName },
        { label: '就诊时间', value: `${dayAndPeriod(session)} ${timeOf(startsAt)}` },
        { label: '号序', value: `${no}号` },
        { label: '挂号费', value: feeWord(session.feeCents) },
      ]}
    />
  </Card>
)

function Bar({ wait: shown, onLate }: { wait: WaitDetail; onLate: () => void }) {
  const go = useNavigate()
  const refused = (error: { message: string }) => {
    toast(error.message)
    onLate()
    return true
  }
  const accept = useCommand(acceptOffer, refused)
  const decline = useCommand(declineOffer, refused)
  const withdraw = useCommand(withdrawWait, refused)

  const take = async (offer: ShownOffer) => {
    const booked = await accept.run({ offerId: offer.offerId })
    if (!booked) return
    toast(offer.session.feeCents ? '已为您挂号，请在15分钟内支付' : '已为您挂号')
    await go(
      offer.session.feeCents
        ? bookingPages.pay.to({ orderId: booked.bookingId })
        : bookingPages.booking.to({ id: booked.bookingId }),
    )
  }
  const pass = async (offer: ShownOffer) => {
    const isSure = await confirm({
      title: '确定放弃这个号吗？',
      text: '这个号会顺延给下一位。您的候补继续，位置不变。',
      yes: '放弃',
      danger: true,
    })
    if (isSure && (await decline.run({ offerId: offer.offerId }))) toast('已放弃，继续为您候补')
  }
  const leave = async () => {
    const isSure = await confirm({
      title: '确定取消候补吗？',
      text: '取消后位置不再保留，重新申请要排到最后。',
      yes: '取消候补',
      no: '继续候补',
      danger: true,
    })
    if (isSure && (await withdraw.run({ waitId: shown.waitId }))) toast('已取消候补')
  }
  const { offer } = shown
  if (offer)
    return (
      <>
        <Button look="quiet" busy={decline.isBusy} onClick={() => pass(offer)}>
          放弃
        </Button>
        <Button busy={accept.isBusy} onClick={() => take(offer)}>
          要这个号
        </Button>
      </>
    )
  if (shown.waitState === 'waiting')
    return (
      <Button look="quiet" busy={withdraw.isBusy} onClick={leave}>
        取消候补
      </Button>
    )
  if (shown.bookingId) return <ButtonLink to={bookingPages.booking.to({ id: shown.bookingId })}>查看挂号</ButtonLink>
  return <ButtonLink to={bookingPages.home.at}>去预约挂号</ButtonLink>
}
