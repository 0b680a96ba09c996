import { isValidElement, useEffect, useRef, type Key, type ReactNode } from 'react'
import { Skeleton } from '../controls/skeleton.tsx'
import './rows.css'
import type { ServiceIconName } from '@nethos/contract/common/service-icons.ts'
import type { RowSource } from './sources.ts'
import { Empty, Fault } from './states.tsx'

interface RowsProps<Row> {
  rows: RowSource<Row>
  /** Draws one row; give the element a `key`. */
  children: (row: Row) => ReactNode
  /** The sentence when there are none. */
  empty: string
  /** The drawing of what is missing. */
  icon: ServiceIconName
  /** The way on when there are none. */
  way?: ReactNode
  /** The heading under which a row stands, when it has one; rows of one group follow each other. */
  groupOf?: ((row: Row) => string) | undefined
}

const keyOf = (element: ReactNode, at: number): Key => (isValidElement(element) && element.key) || at

/** The rows of a list in all their states: waiting, none, fault, more to come, the end. */
export function Rows<Row>({ rows: source, children, empty, icon, way, groupOf }: RowsProps<Row>) {
  const { rows, status, sentence, hasMore, loadMore, refresh } = source
  if (rows.length === 0) {
    if (status === 'waiting') return <Skeleton shape="rows" />
    if (status === 'fault') return <Fault sentence={sentence} retry={refresh} />
    return (
      <Empty sentence={empty} icon={icon}>
        {way}
      </Empty>
    )
  }
  return (
    <>
      <ul className="rows">
        {rows.map((row, at) => {
          const drawn = children(row)
          const above = rows[at - 1]
          const group = groupOf?.(row)
          const isFirst = group !== undefined && (above === undefined || groupOf?.(above) !== group)
          return (
            <li key={keyOf(drawn, at)}>
              {isFirst && <h2 className="rows__group">{group}</h2>}
              {drawn}
            </li>
          )
        })}
      </ul>
      {status === 'fault' ? (
        <button type="button" className="rows__end" onClick={() => loadMore()}>
          {sentence ?? '网络错误，请稍后重试'}，点此重试
        </button>
      ) : hasMore ? (
        <More key={rows.length} loadMore={loadMore} />
      ) : (
        <p className="rows__end">没有更多了</p>
      )}
    </>
  )
}

/** Asks for the next page a little before it comes into view; a tap does the same. */
function More({ loadMore }: { loadMore: () => unknown }) {
  const mark = useRef<HTMLButtonElement>(null)
  const latest = useRef(loadMore)
  useEffect(() => {
    latest.current = loadMore
  })
  useEffect(() => {
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: '300px',
    })
    if (mark.current) seen.observe(mark.current)
    return () => seen.disconnect()
  }, [])
  return (
    <button type="button" className="rows__end" ref={mark} onClick={() => loadMore()}>
      正在加载更多…
    </button>
  )
}
