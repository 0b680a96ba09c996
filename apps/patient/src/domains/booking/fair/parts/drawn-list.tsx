import { useState } from 'react'
import type { PublicEntry } from '@nethos/contract/booking/draw.schemas.ts'
import { entryLabelOf } from '@nethos/contract/booking/draw.status.ts'
import { useRows } from '@nethos/calls/query.ts'
import { useSession } from '@nethos/calls/session.ts'
import { Button } from '../../../../controls/button.tsx'
import { Card } from '../../../../patterns/card.tsx'
import { drawn, ownEntries } from '../fair.calls.ts'
import './fair.css'

/** The whole order, without names; the account's own places stand out. */
export function DrawnList({ sessionId, count }: { sessionId: string; count: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card title={`摇号顺序（${count}份登记）`}>
      {isOpen ? (
        <Order sessionId={sessionId} />
      ) : (
        <Button look="soft" onClick={() => setOpen(true)}>
          查看全部顺序
        </Button>
      )}
    </Card>
  )
}

function Order({ sessionId }: { sessionId: string }) {
  const source = useRows(drawn(sessionId))
  const session = useSession()
  const own = useRows(ownEntries(sessionId), { unless: !session })
  const isOwn = ({ digest }: PublicEntry) => own.rows.some(one => one.digest === digest)
  return (
    <>
      <ol className="drawn">
        {source.rows.map(entry => (
          <li key={entry.digest} className={isOwn(entry) ? 'drawn__one drawn__one--own' : 'drawn__one'}>
            <span className="drawn__rank">{entry.rank || '—'}</span>
            <span className="fair-hex">{entry.digest}</span>
            <span className="drawn__state">
              {isOwn(entry) && '我 · '}
              {entryLabelOf(entry.entryState, entry.rank === 0 && entry.entryState === 'entered')}
            </span>
          </li>
        ))}
      </ol>
      {source.hasMore && (
        <Button look="quiet" busy={source.isLoadingMore} onClick={source.loadMore}>
          显示更多
        </Button>
      )}
    </>
  )
}
