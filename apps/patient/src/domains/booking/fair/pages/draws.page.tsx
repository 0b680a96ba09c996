import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { instantInWords } from '@nethos/contract/common/days.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../../controls/button.tsx'
import { Tag } from '../../../../controls/tag.tsx'
import { ListPage } from '../../../../patterns/list-page.tsx'
import { Row } from '../../../../patterns/row.tsx'
import { ownEntries } from '../fair.calls.ts'
import { entryTones } from '../parts/own-entries.tsx'
import '../parts/fair.css'
import { dayAndPeriod, doctorWord } from '../session-words.ts'
import { useFairNews } from '../use-fair-news.ts'

/** 我的摇号: what was asked for, and what came of it. */
export default function DrawsPage() {
  const rows = useRows(ownEntries(), { everyMs: 15_000 })
  useFairNews('draw', rows.refresh)
  return (
    <ListPage
      rows={rows}
      empty="暂无摇号登记"
      icon="ticket"
      way={
        <ButtonLink to={bookingPages.home.at} look="soft">
          去预约挂号
        </ButtonLink>
      }
    >
      {entry => (
        <Row key={entry.drawEntryId} to={bookingPages.draw.to({ id: entry.session.sessionId })}>
          <p className="wait-head">
            <strong>
              {entry.session.deptName} {doctorWord(entry.session)}
            </strong>
            <Tag tone={entryTones[entry.entryState]}>{entry.entryLabel}</Tag>
          </p>
          <p>{dayAndPeriod(entry.session)}</p>
          {entry.entryState === 'entered' && (
            <p className="wait-line wait-line--offer">
              {instantInWords(entry.closesAt)}
              {entry.isLater ? '仍有号就派给您' : '截止登记，随后公布结果'}
            </p>
          )}
          {entry.entryState === 'won' && <p className="wait-line wait-line--offer">请进入查看，并在15分钟内支付</p>}
          <p className="wait-line">
            {entry.personName} · {entry.session.hosName}
          </p>
        </Row>
      )}
    </ListPage>
  )
}
