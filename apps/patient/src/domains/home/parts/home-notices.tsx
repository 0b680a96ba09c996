import { Icon } from '../../../controls/icon.tsx'
import { useHouse } from '../../../patterns/house.ts'
import './home-notices.css'

/** Short words of the hospital; nothing moves, each is read in peace. */
export function HomeNotices({ notices }: { notices: readonly { noticeId: string; title: string; url: string }[] }) {
  const { openLink } = useHouse()
  if (notices.length === 0) return null
  return (
    <ul className="home-notices" aria-label="医院通知">
      {notices.map(({ noticeId, title, url }) => (
        <li key={noticeId}>
          {url === '' ? (
            <p className="home-notices__one">
              <Icon name="sound" />
              <span>{title}</span>
            </p>
          ) : (
            <button type="button" className="home-notices__one" onClick={() => openLink(url)}>
              <Icon name="sound" />
              <span>{title}</span>
              <Icon name="forward" />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
