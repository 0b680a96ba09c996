import type { ProgrammeDocument } from '@nethos/contract/programme/programme.document.ts'
import { Icon } from '../../../controls/icon.tsx'

type Shown = Pick<ProgrammeDocument, 'name' | 'summary' | 'icon' | 'tone'>

/** The picture above a zone: its drawing in its colour, its name, and what it is in a line. */
export const ProgrammeHead = ({ name, summary, icon, tone }: Shown) => (
  <header className={`programme-head programme-head--${tone}`} role="img" aria-label={`${name}的图片，${summary}`}>
    <span className="programme-head__icon">
      <Icon name={icon} />
    </span>
    <div>
      <strong className="programme-head__name">{name}</strong>
      <p>{summary}</p>
    </div>
  </header>
)
