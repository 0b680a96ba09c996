import type { ReactNode } from 'react'
import { useWide } from '../controls/use-wide.ts'
import './folded-on-phone.css'

/** What is looked up rather than read: open where there is room, one line to open on a phone. */
export const FoldedOnPhone = ({ title, children }: { title: ReactNode; children: ReactNode }) =>
  useWide(720) ? (
    children
  ) : (
    <details className="folded">
      <summary>{title}</summary>
      {children}
    </details>
  )
