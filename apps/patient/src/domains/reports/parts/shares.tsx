import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { reportShareServices } from '@nethos/contract/reports/report-shares.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Button } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { Tag, type Tone } from '../../../controls/tag.tsx'
import { Card } from '../../../patterns/card.tsx'
import { Value } from '../../../patterns/value.tsx'
import { revokeShare, sharesOf } from '../reports.calls.ts'
import './reports.css'

type Share = OutputOf<typeof reportShareServices.listReportShares>[number]

const states: Readonly<Record<Share['state'], { word: string; tone: Tone }>> = {
  open: { word: '可以查看', tone: 'good' },
  expired: { word: '已到期', tone: 'quiet' },
  revoked: { word: '已停用', tone: 'quiet' },
  locked: { word: '提取码错太多次，已失效', tone: 'warn' },
}

/** What was given away of this report, and who has opened it. */
export function Shares({ reportId }: { reportId: string }) {
  const query = useServiceQuery(sharesOf(reportId))
  return (
    <Value of={query}>
      {shares =>
        shares.length > 0 && (
          <Card title="分享过的链接">
            <ul>
              {shares.map(one => (
                <OneShare key={one.shareId} share={one} />
              ))}
            </ul>
          </Card>
        )
      }
    </Value>
  )
}

function OneShare({ share: { shareId, state, createdAt, expiresAt, looks } }: { share: Share }) {
  const { run, isBusy } = useCommand(revokeShare)
  const end = async () => {
    const isSure = await confirm({
      title: '停用这个链接？',
      text: '停用后，拿到链接的人立刻不能再查看。',
      yes: '停用',
      danger: true,
    })
    if (isSure) await run({ shareId })
  }
  return (
    <li className="reports__share">
      <div className="reports__head">
        <span>{dayAndTime(createdAt)}生成</span>
        <Tag tone={states[state].tone}>{states[state].word}</Tag>
      </div>
      {state === 'open' && <span className="reports__line">{dayAndTime(expiresAt)}到期</span>}
      {looks.length === 0 ? (
        <span className="reports__line">还没有人查看</span>
      ) : (
        looks.map(({ at, device }) => (
          <span key={at} className="reports__line">
            {dayAndTime(at)} 有人用{device}查看
          </span>
        ))
      )}
      {state === 'open' && (
        <Button look="quiet" busy={isBusy} onClick={end}>
          停用
        </Button>
      )}
    </li>
  )
}
