import type { ReactNode } from 'react'
import './lead.css'

/** Larger than an icon and by the same hand; 96 × 96. */
const scenes: Readonly<Record<string, ReactNode>> = {
  calendar: (
    <>
      <path className="lead__tint" d="M20 26h50a6 6 0 0 1 6 6v44a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6V32a6 6 0 0 1 6-6z" />
      <path d="M18 22h50a6 6 0 0 1 6 6v14M74 54v18a6 6 0 0 1-6 6H18a6 6 0 0 1-6-6V28a6 6 0 0 1 6-6M12 36h62M28 14v14M58 14v14" />
      <path d="M24 48h8M42 48h8M24 62h8" />
      <path className="lead__spot" d="M66 46a18 18 0 1 0 .1 0z" />
      <path className="lead__sign" d="M57 64l6 6 12-12" />
    </>
  ),
  chat: (
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
}

/** The drawing on a large card; nothing where the hospital has chosen another sign. */
export default function LeadDrawing({ name }: { name: string }) {
  return (
    <svg className="lead__drawing" viewBox="0 0 96 96" aria-hidden>
      {scenes[name]}
    </svg>
  )
}
