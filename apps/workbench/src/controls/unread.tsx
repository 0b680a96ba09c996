import './unread.css'

/** How many messages nobody has read, or how much waits of something else; nothing when there is none. */
export const Unread = ({ count, what = '条未读' }: { count: number; what?: string }) =>
  count > 0 && (
    <span className="unread">
      {count > 99 ? '99+' : count}
      <span className="unseen">{what}</span>
    </span>
  )
