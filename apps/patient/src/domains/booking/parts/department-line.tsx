import { Link } from 'react-router'
import { Icon, type IconName } from '../../../controls/icon.tsx'
import './hospital-switch.css'

interface DepartmentLineProps {
  name: string
  /** What the tap does: 科室介绍. */
  word: string
  to: string
  icon?: IconName
  /** The page changes in place: nothing to come back to. */
  replace?: boolean
}

/** Where the page is, in one line, and the way to more of it. */
export const DepartmentLine = ({ name, word, to, icon = 'hospital', replace = false }: DepartmentLineProps) => (
  <Link className="hospital-switch hospital-switch--card" to={to} replace={replace}>
    <Icon name={icon} />
    <span className="hospital-switch__name">{name}</span>
    <span className="hospital-switch__word">{word}</span>
    <Icon name="forward" />
  </Link>
)
