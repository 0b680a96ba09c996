import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ServiceIcon } from '../../../controls/service-icon.tsx'
import './lead.css'

interface Way {
  title: string
  icon: string
  url: string
}

/** Larger than an icon and by the same hand; 96 × 96. What it stands for says the word beside it. */
const scenes: Readonly<Record<string, { tint: 'visit' | 'ask'; note: string; drawing: ReactNode }>> = {
  calendar: {
    tint: 'visit',
    note: '选科室，选时间',
    drawing: (
      <>
        <path className="lead__tint" d="M20 26h50a6 6 0 0 1 6 6v44a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6V32a6 6 0 0 1 6-6z" />
        <path d="M18 22h50a6 6 0 0 1 6 6v14M74 54v18a6 6 0 0 1-6 6H18a6 6 0 0 1-6-6V28a6 6 0 0 1 6-6M12 36h62M28 14v14M58 14v14" />
        <path d="M24 48h8M42 48h8M24 62h8" />
        <path className="lead__spot" d="M66 46a18 18 0 1 0 .1 0z" />
        <path className="lead__sign" d="M57 64l6 6 12-12" />
      </>
    ),
  },
  chat: {
    tint: 'ask',
    note: '在家就能问',
    drawing: (
      <>
        <path
          className="lead__tint"
          d="M18 20h44a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8H42L28 78V64H18a8 8 0 0 1-8-8V28a8 8 0 0 1 8-8z"
        />
        <path d="M66 34V24a8 8 0 0 0-8-8H16a8 8 0 0 0-8 8v28a8 8 0 0 0 8 8h8v14l14-14h8M20 32h26M20 44h16" />
        <path className="lead__spot" d="M66 42a18 18 0 1 0 .1 0z" />
        <path className="lead__sign" d="M66 51v18M57 60h18" />
      </>
    ),
  },
}
const tints = ['visit', 'ask'] as const

/** The two things that people come for, as large coloured cards. */
export const Lead = ({ ways }: { ways: readonly Way[] }) => (
  <ul className="lead">
    {ways.map(({ title, icon, url }, at) => {
      const scene = scenes[icon]
      return (
        <li key={url}>
          <Link className={`lead__one lead__one--${scene?.tint ?? tints[at % 2]}`} to={url}>
            <strong className="lead__title">{title}</strong>
            {scene && <span className="lead__note">{scene.note}</span>}
            {scene ? (
              <svg className="lead__drawing" viewBox="0 0 96 96" aria-hidden>
                {scene.drawing}
              </svg>
            ) : (
              <ServiceIcon name={icon} />
            )}
          </Link>
        </li>
      )
    })}
  </ul>
)
