import type { ReactNode } from 'react'
import './two-lines.css'

/** Two facts in one cell: the second is smaller. */
export const TwoLines = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <div className="two-lines">
    <div>{first}</div>
    {second && <div className="two-lines__second">{second}</div>}
  </div>
)
