import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { MarksList } from '../../quality/parts/marks-list.tsx'
import { Verdict } from '../../quality/parts/verdict.tsx'
import { ownQuality } from '../../quality/quality.calls.ts'

/** 质控结果: what those who answer for quality found in one's own consults; nothing where nothing was judged. */
export function OwnQuality() {
  const { value = [] } = useServiceQuery(ownQuality())
  if (value.length === 0) return null
  return (
    <section className="office__section" aria-label="质控结果">
      <h2>质控结果</h2>
      {value.map(({ consultId, endedAt, marks, note }) => (
        <details key={consultId}>
          <summary>
            <Verdict marks={marks} /> {dayAndTime(endedAt)} 结束的咨询{note && `：${note}`}
          </summary>
          {marks && <MarksList marks={marks} />}
        </details>
      ))}
    </section>
  )
}
