import type { Report } from '@nethos/contract/reports/report.schemas.ts'
import { Card } from '../../../patterns/card.tsx'
import { anchorOf, printedResult, signs } from '../lab/lab-item-row.tsx'
import { markedSentence } from './items.tsx'
import './summary.css'

/** The item itself, further down, with its explanation a tap away. */
function show(at: number) {
  const item = document.getElementById(anchorOf(at))
  item?.scrollIntoView({ block: 'center' })
  item?.querySelector('button')?.focus({ preventScroll: true })
}

/** What a reader came for: how many items lie outside their range, and which. Counted, never judged. */
export function Summary({ report: { content, explained } }: { report: Report }) {
  const items = content?.items ?? []
  if (items.length === 0) return null
  const outside = items.flatMap((item, at) => {
    const read = explained?.items[at]
    return read && read.standing !== 'in' && read.standing !== 'unknown' ? [{ item, at, read }] : []
  })
  return (
    <Card>
      <p className="summary__sentence">{explained?.summary ?? markedSentence(items)}</p>
      {outside.length > 0 && items.length > outside.length && (
        <ul className="summary__items">
          {outside.map(({ item, at, read }) => (
            <li key={at}>
              <button
                type="button"
                className={read.critical ? 'summary__item is-critical' : 'summary__item'}
                onClick={() => show(at)}
              >
                {item.name} <b>{printedResult(item)}</b>
                <span>
                  <span aria-hidden>{signs[read.standing].sign} </span>
                  {signs[read.standing].word}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
