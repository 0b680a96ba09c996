import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { Link } from 'react-router'
import type { OwnEntry, ShownDraw } from '@nethos/contract/booking/draw.schemas.ts'
import type { DrawEntryState } from '@nethos/contract/booking/draw.status.ts'
import { instantInWords } from '@nethos/contract/common/days.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useRows } from '@nethos/calls/query.ts'
import { useSession } from '@nethos/calls/session.ts'
import { Button, ButtonLink } from '../../../../controls/button.tsx'
import { confirm } from '../../../../controls/dialog.ts'
import { Skeleton } from '../../../../controls/skeleton.tsx'
import { Tag, type Tone } from '../../../../controls/tag.tsx'
import { toast } from '../../../../controls/toast.ts'
import { Card } from '../../../../patterns/card.tsx'
import { leaveDraw, ownEntries } from '../fair.calls.ts'
import { takesRequests } from '../takes-requests.ts'
import './fair.css'

export const entryTones: Readonly<Record<DrawEntryState, Tone>> = {
  entered: 'brand',
  won: 'good',
  lost: 'quiet',
  passed: 'warn',
  left: 'quiet',
}

/** What the account has asked for in this draw, with its own fingerprints, and what came of it. */
export function OwnEntries({ draw }: { draw: ShownDraw }) {
  const session = useSession()
  const { rows, status } = useRows(ownEntries(draw.session.sessionId), { everyMs: 10_000, unless: !session })
  if (session && status === 'waiting') return <Skeleton shape="card" />
  const shown = rows.filter(one => one.entryState !== 'left')
  if (shown.length === 0) return null
  return (
    <Card title="我的登记">
      {shown.map(entry => (
        <Entry key={entry.drawEntryId} entry={entry} canLeave={takesRequests(draw)} />
      ))}
    </Card>
  )
}

function Entry({ entry, canLeave }: { entry: OwnEntry; canLeave: boolean }) {
  const leave = useCommand(leaveDraw)
  const ask = async () => {
    const isSure = await confirm({
      title: `确定退出${entry.personName}的摇号吗？`,
      text: '截止前可以重新登记。',
      yes: '退出',
      danger: true,
    })
    if (isSure && (await leave.run({ drawEntryId: entry.drawEntryId }))) toast('已退出')
  }
  return (
    <div className="own-entry">
      <p className="wait-head">
        <strong>{entry.personName}</strong>
        <Tag tone={entryTones[entry.entryState]}>{entry.entryLabel}</Tag>
      </p>
      <p className="wait-line">
        {entry.rank === null ? '' : `第${entry.rank}位。`}
        {entry.reason}
        {entry.isLater &&
          `近期得过号或有退号等记录，这次排在后面。${instantInWords(entry.closesAt)}仍有号就派给您，不用再登记。`}
      </p>
      <details className="fair-proof">
        <summary>登记指纹</summary>
        <span className="fair-hex">{entry.digest}</span>
      </details>
      {entry.bookingId && (
        <ButtonLink to={bookingPages.booking.to({ id: entry.bookingId })}>查看挂号，去支付</ButtonLink>
      )}
      {entry.waitId && <Link to={bookingPages.wait.to({ id: entry.waitId })}>已按摇号顺序候补，查看位置</Link>}
      {canLeave && entry.entryState === 'entered' && (
        <Button look="quiet" busy={leave.isBusy} onClick={ask}>
          退出摇号
        </Button>
      )}
    </div>
  )
}
