import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { WaitRow } from '@nethos/contract/booking/waitlist.schemas.ts'
import { aheadInWords } from '@nethos/contract/booking/waitlist.rules.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../../controls/button.tsx'
import { Countdown } from '../../../../controls/countdown.tsx'
import { Tag } from '../../../../controls/tag.tsx'
import { ListPage } from '../../../../patterns/list-page.tsx'
import { Row } from '../../../../patterns/row.tsx'
import { waits } from '../fair.calls.ts'
import { daysWord } from '../session-words.ts'
import { useFairNews } from '../use-fair-news.ts'
import { waitTones } from '../wait-tones.ts'
import '../parts/fair.css'

/** 我的候补. */
export default function WaitsPage() {
  const rows = useRows(waits(), { everyMs: 15_000 })
  useFairNews('waitlist', rows.refresh)
  return (
    <ListPage
      rows={rows}
      empty="暂无候补"
      icon="clock"
      way={
        <ButtonLink to={bookingPages.home.at} look="soft">
          去预约挂号
        </ButtonLink>
      }
    >
      {row => <WaitCard key={row.waitId} row={row} onLate={() => void rows.refresh()} />}
    </ListPage>
  )
}

const WaitCard = ({ row, onLate }: { row: WaitRow; onLate: () => void }) => (
  <Row to={bookingPages.wait.to({ id: row.waitId })}>
    <p className="wait-head">
      <strong>{row.deptName}</strong>
      <Tag tone={waitTones[row.waitState]}>{row.stateLabel}</Tag>
    </p>
    <p>
      {row.doctors.join('、')} · {daysWord(row.fromDay, row.toDay)}
    </p>
    <p className="wait-line">
      {row.personName} · {row.hosName}
    </p>
    {row.offer ? (
      <p className="wait-line wait-line--offer">
        <Countdown until={row.offer.endsAt} now={serverNow} onEnd={onLate}>
          {left => `有号了，请在${left}内确认`}
        </Countdown>
      </p>
    ) : (
      row.ahead !== null && <p className="wait-line">{aheadInWords(row.ahead)}</p>
    )}
    {row.pausedUntil !== null && row.waitState === 'waiting' && (
      <p className="wait-line">预约暂停至{dayAndTime(row.pausedUntil)}，其间不会通知您</p>
    )}
  </Row>
)
