import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { loadPart } from '@nethos/calls/chunks.ts'
import './lead.css'

/** It comes after the words, in its place. */
const Drawing = lazy(() => loadPart(() => import('./lead-drawing.tsx')))

interface Way {
  title: string
  icon: string
  url: string
}

const notes: Readonly<Record<string, string>> = { calendar: '选科室，选时间', chat: '在家就能问' }

/** The two things that people come for, as large coloured cards. */
export const Lead = ({ ways }: { ways: readonly Way[] }) => (
  <ul className="lead">
    {ways.map(({ title, icon, url }, at) => (
      <li key={url}>
        <Link className={`lead__one lead__one--${at % 2 ? 'ask' : 'visit'}`} to={url}>
          <strong className="lead__title">{title}</strong> <span className="lead__note">{notes[icon]}</span>
          <Suspense fallback={null}>
            <Drawing name={icon} />
          </Suspense>
        </Link>
      </li>
    ))}
  </ul>
)
