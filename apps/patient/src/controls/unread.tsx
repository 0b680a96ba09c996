import './unread.css'

interface UnreadProps {
  count: number
  /** What is around it says the number already: the name of the bell. */
  isNamed?: boolean
}

/** How many have not been read: the one badge of the app. Nothing when there are none. */
export const Unread = ({ count, isNamed = false }: UnreadProps) =>
  count > 0 && (
    <span className="unread" {...(isNamed && { 'aria-hidden': true })}>
      {count > 99 ? '99+' : count}
      <span className="unseen">条未读</span>
    </span>
  )
