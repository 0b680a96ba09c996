import type { ServiceIconName } from '@nethos/contract/common/service-icons.ts'
import type { WaitingKind } from '@nethos/contract/home/home.waiting.ts'
import { comingDay } from '@nethos/contract/common/days.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Icon } from '../../../controls/icon.tsx'
import { ServiceIcon } from '../../../controls/service-icon.tsx'
import { waiting } from '../home.calls.ts'
import { saveHeight, WaitingPlace } from './waiting-place.tsx'
import './waiting.css'

const icons: Readonly<Record<WaitingKind, ServiceIconName>> = {
  pay: 'wallet',
  answer: 'talks',
  visit: 'visits',
  report: 'report',
  asked: 'clock',
}

/** What waits, the most urgent first; what does not fit is one tap away. */
export default function WaitingList({ most }: { most: number }) {
  const [isOpen, setOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const { value: all, status } = useServiceQuery(waiting())
  useLayoutEffect(() => {
    if (all && !isOpen) saveHeight(list.current?.offsetHeight ?? 0)
  }, [all, isOpen])
  if (status === 'waiting') return <WaitingPlace />
  if (!all || all.length === 0) return null
  const shown = isOpen ? all : all.slice(0, most)
  return (
    <ul ref={list} className="waiting" aria-label="等您处理">
      {shown.map(({ kind, onDay, title, note, url }) => (
        <li key={url + title}>
          <Link className="waiting__one" to={url}>
            <ServiceIcon name={icons[kind]} />
            <span className="waiting__words">
              <strong>{onDay === '' ? title : `${comingDay(onDay, serverNow())}${title}`}</strong>
              <span className="waiting__note">{note}</span>
            </span>
            <Icon name="forward" />
          </Link>
        </li>
      ))}
      {shown.length < all.length && (
        <li>
          <button type="button" className="waiting__more" onClick={() => setOpen(true)}>
            还有{all.length - shown.length}件
            <Icon name="down" />
          </button>
        </li>
      )}
    </ul>
  )
}
