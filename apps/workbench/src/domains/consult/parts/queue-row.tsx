import { NavLink } from 'react-router'
import { serverNow } from '@nethos/calls/config.ts'
import { ago, dayAndTime } from '@nethos/contract/common/days.ts'
import { consultTypeLabels } from '@nethos/contract/consult/consult.kinds.ts'
import { labelsOf } from '@nethos/contract/triage/triage-flags.ts'
import { consultStates } from '@nethos/contract/consult/consult.status.ts'
import { Tag } from '../../../controls/tag.tsx'
import { Unread } from '../../../controls/unread.tsx'
import { useNow } from '../../../controls/use-now.ts'
import type { DeskRow } from '../consult.calls.ts'
import type { DeskTab } from '../queue-filter.ts'
import { genderAndAge } from '../patient-words.ts'
import { waitsSince } from '../queue-order.ts'
import { lengthInWords } from '../times.ts'
import { DeadlineClock } from './deadline-clock.tsx'
import './queue-row.css'

/** Who asks, what kind of consult, what it is about, how long he waits, and until when. */
export function QueueRow({ row, tab, search }: { row: DeskRow; tab: DeskTab; search: string }) {
  const now = useNow(serverNow, 10_000)
  const since = waitsSince(row)
  return (
    <li>
      <NavLink className="queue-row" to={{ pathname: `/consults/${row.consultId}`, search }}>
        <span className="queue-row__line">
          <b className="queue-row__name">{row.consulterName}</b>
          <span className="queue-row__person">{genderAndAge(row.consulterGender, row.consulterAge)}</span>
          <Unread count={row.unreadCount} />
        </span>
        <span className="queue-row__what">
          {row.illnessName && <b>{row.illnessName}：</b>}
          {tab === 'new' ? row.consultContent : row.lastText || row.consultContent}
        </span>
        <span className="queue-row__line">
          {row.redFlags.length > 0 && <Tag tone="danger">{`紧急：${labelsOf(row.redFlags)}`}</Tag>}
          <Tag tone="brand">{consultTypeLabels[row.consultType]}</Tag>
          {row.snooze && <Tag tone="warn">{`稍后处理，${dayAndTime(row.snooze.until)}回到列表`}</Tag>}
          {tab === 'ended' && <Tag>{consultStates[row.consultStatus].label}</Tag>}
          <span className="queue-row__wait">
            {since === undefined ? ago(row.lastAt, now) : `已等${lengthInWords(now - since)}`}
          </span>
        </span>
        {row.teamId !== null && (
          <span className="queue-row__team">
            {row.docName} · {row.assignedDocName ? `由${row.assignedDocName}回复` : '待分配'}
          </span>
        )}
        {row.answerDueAt !== null && <DeadlineClock dueAt={row.answerDueAt} of={row} />}
      </NavLink>
    </li>
  )
}
