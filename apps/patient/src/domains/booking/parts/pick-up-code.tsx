import type { BookingDetail } from '@nethos/contract/booking/orders.schemas.ts'
import { Icon } from '../../../controls/icon.tsx'
import { whenWord } from '../when.ts'
import './pick-up-code.css'

/** The code to be shown at the machine or the window, in large figures, and when to be there. */
export const PickUpCode = ({ one, headline }: { one: BookingDetail; headline: string }) => (
  <section className="pick-up">
    <p className="pick-up__head" role="status">
      <Icon name="check" />
      {headline}
    </p>
    <p className="pick-up__when">{whenWord(one)}</p>
    {one.pickUpCode ? (
      <>
        <p className="pick-up__label">取号码</p>
        <p className="pick-up__code">{one.pickUpCode}</p>
      </>
    ) : (
      <p className="pick-up__when">凭身份证取号</p>
    )}
    <p className="pick-up__label">号序 {one.no}号，在自助机或挂号窗口出示</p>
  </section>
)
