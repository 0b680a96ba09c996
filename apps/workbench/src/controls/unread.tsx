import './unread.css'

/** How many messages nobody has read; nothing when there are none. */
export const Unread = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="unread">
      {count > 99 ? '99+' : count}
      <span className="unseen">条未读</span>
    </span>
  )
