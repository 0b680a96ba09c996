import type { ProgrammeDocument } from '@nethos/contract/programme/programme.document.ts'
import { ServiceIcon } from '../../../controls/service-icon.tsx'

type Shown = Pick<ProgrammeDocument, 'name' | 'summary' | 'icon' | 'tone'>

/** The picture above a zone: its drawing in its colour, its name, and what it is in a line. */
export const ProgrammeHead = ({ name, summary, icon, tone }: Shown) => (
  <header className={`programme-head tone--${tone}`} role="img" aria-label={`${name}的图片，${summary}`}>
    <ServiceIcon name={icon} />
    <div>
      <strong className="programme-head__name">{name}</strong>
      <p>{summary}</p>
    </div>
  </header>
)
