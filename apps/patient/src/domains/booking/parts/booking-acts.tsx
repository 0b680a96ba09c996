import { feeWord } from '@nethos/contract/booking/fee-word.ts'
import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { bookSorts } from '@nethos/contract/booking/booking.words.ts'
import type { BookingDetail } from '@nethos/contract/booking/orders.schemas.ts'
import { cancelledSentence } from '@nethos/contract/booking/orders.texts.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { toast } from '../../../controls/toast.ts'
import { forgo, withdraw } from '../orders.calls.ts'
import { otherTimes } from './chosen-in.ts'

const mayCancel = ({ acts }: BookingDetail): boolean => acts.includes('cancel') || acts.includes('withdraw')
const isOver = ({ status, changedTo }: BookingDetail): boolean =>
  ['seen', 'missed', 'refused'].includes(status) || (status === 'cancelled' && changedTo === '')

/** Whether there is anything to be done with it. */
export const hasActs = (one: BookingDetail): boolean =>
  isOver(one) ||
  mayCancel(one) ||
  one.acts.some(act => act === 'pay' || act === 'change' || act === 'choose' || act === 'forgo')

interface BookingActsProps {
  one: BookingDetail
  /** The server says no: the page keeps it. */
  onRefused: Parameters<typeof useCommand>[1]
}

/** What may be done with it now, as the server says; what would count is said before the tap. */
export function BookingActs({ one, onRefused }: BookingActsProps) {
  const giveBack = useCommand(withdraw, onRefused)
  const { bookingId, acts } = one
  const cancel = async () => {
    const isSure = await confirm({
      title: '确定要取消预约吗？',
      text: (
        <>
          <p>{one.isPaid ? `挂号费 ${feeWord(one.feeCents)} 将全额退回原支付账户。` : '号会退回医院。'}</p>
          {one.countedSentence && <p>{one.countedSentence}。</p>}
          {one.acts.includes('change') && <p>只是时间不合适？可以改约，不计入退号次数。</p>}
        </>
      ),
      yes: '取消预约',
      no: '再想想',
      danger: true,
    })
    if (isSure && (await giveBack.run({ bookingId }))) toast(cancelledSentence)
  }
  const letGo = useCommand(forgo, onRefused)
  const cannotCome = async () => {
    const isSure = await confirm({
      title: '确定来不了吗？',
      text: `${one.countedSentence}。`,
      yes: '我来不了',
      no: '再想想',
      danger: true,
    })
    if (isSure && (await letGo.run({ bookingId }))) toast('号已让出，谢谢您')
  }
  return (
    <>
      {acts.includes('forgo') && (
        <Button look="quiet" onClick={cannotCome} busy={letGo.isBusy}>
          我来不了
        </Button>
      )}
      {isOver(one) && (
        <ButtonLink to={otherTimes({ ...one, sort: bookSorts[one.sort] })} look="soft">
          再次预约
        </ButtonLink>
      )}
      {mayCancel(one) && (
        <Button look="quiet" onClick={cancel} busy={giveBack.isBusy}>
          取消预约
        </Button>
      )}
      {acts.includes('pay') && <ButtonLink to={bookingPages.pay.to({ orderId: bookingId })}>去支付</ButtonLink>}
      {acts.includes('change') && (
        <ButtonLink to={bookingPages.change.to({ orderId: bookingId })} look="soft">
          改约
        </ButtonLink>
      )}
      {acts.includes('choose') && (
        <ButtonLink to={bookingPages.stopped.to({ orderId: bookingId })}>改约或退款</ButtonLink>
      )}
    </>
  )
}
