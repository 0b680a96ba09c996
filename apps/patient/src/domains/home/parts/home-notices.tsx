import { Icon } from '../../../controls/icon.tsx'
import { useHouse } from '../../../patterns/house.ts'
import './home-notices.css'

interface Notice {
  noticeId: string
  title: string
  content: string
  url: string
}

/** Short words of the hospital; nothing moves, each is read in peace. */
export function HomeNotices({ notices }: { notices: readonly Notice[] }) {
  const { openLink } = useHouse()
  if (notices.length === 0) return null
  return (
    <ul className="home-notices" aria-label="医院通知">
      {notices.map(({ noticeId, title, content, url }) => (
        <li key={noticeId}>
          {url === '' ? (
            <p className="home-notices__one">
              <Icon name="sound" />
              <Words title={title} content={content} />
            </p>
          ) : (
            <button type="button" className="home-notices__one" onClick={() => openLink(url)}>
              <Icon name="sound" />
              <Words title={title} content={content} />
              <Icon name="forward" />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

const Words = ({ title, content }: { title: string; content: string }) => (
  <span>
    {title}
    {content && <span className="home-notices__content">{content}</span>}
  </span>
)
