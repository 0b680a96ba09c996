import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { Fault } from '../../../patterns/states.tsx'
import { changes } from '../system.calls.ts'

/** Who has changed it, the newest first. */
export function Changes({ kind, itemKey }: { kind: 'param' | 'dictionary'; itemKey: string }) {
  const { value, status, sentence, retry } = useServiceQuery(changes(kind, itemKey))
  if (!value) return status === 'fault' ? <Fault sentence={sentence} onRetry={retry} /> : null
  return (
    <section className="system__changes" aria-label="修改记录">
      <h3>修改记录</h3>
      {value.length === 0 ? (
        <p>还没有人改过</p>
      ) : (
        <ul>
          {value.map(({ staffName, changedAt }) => (
            <li key={changedAt}>{`${dayAndTime(changedAt)} ${staffName || '—'}`}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
