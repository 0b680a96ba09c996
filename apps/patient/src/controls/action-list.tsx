import { Link } from 'react-router'
import './action-list.css'
import { Icon, type IconName } from './icon.tsx'

export interface Action {
  label: string
  /** A quiet word at the right: the present value, a count. */
  value?: string | undefined
  /** A quiet line below the label. */
  note?: string | undefined
  icon?: IconName
  /** Either a place to go … */
  to?: string
  /** … or something to do. */
  onAct?: () => void
  danger?: boolean
}

const Words = ({ label, value, note, icon, to }: Action) => (
  <>
    {icon && <Icon name={icon} />}
    <span className="action__words">
      {label}
      {note && <span className="action__note">{note}</span>}
    </span>
    {value && <span className="action__value">{value}</span>}
    {to && <Icon name="forward" />}
  </>
)

/** Rows that lead somewhere or do something: settings, my things, a menu in a sheet. */
export const ActionList = ({ actions }: { actions: readonly Action[] }) => (
  <ul className="action-list">
    {actions.map(action => (
      // Two departments of one name, in two hospitals.
      <li key={`${action.label} ${action.to ?? ''}`}>
        {action.to ? (
          <Link className="action" to={action.to}>
            <Words {...action} />
          </Link>
        ) : (
          <button type="button" className={action.danger ? 'action action--danger' : 'action'} onClick={action.onAct}>
            <Words {...action} />
          </button>
        )}
      </li>
    ))}
  </ul>
)
