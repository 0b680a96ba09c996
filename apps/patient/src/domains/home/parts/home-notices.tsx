import { useState } from 'react'
import { Icon } from '../../../controls/icon.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import './home-notices.css'

interface Notice {
  noticeId: string
  title: string
  content: string
  url: string
}

/** Short words of the hospital: one line until somebody opens it; nothing moves, each is read in peace. */
export function HomeNotices({ notices }: { notices: readonly Notice[] }) {
  const [isOpen, setOpen] = useState(false)
  const [first] = notices
  if (!first) return null
  return (
    <section className="home-notices" aria-label="医院通知">
      <button
        type="button"
        className="home-notices__one home-notices__head"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="sound" />
        <span>{isOpen ? '医院通知' : first.title}</span>
        {!isOpen && notices.length > 1 && <span className="home-notices__count">共{notices.length}条</span>}
        <Icon name="down" />
      </button>
      {isOpen && <Opened notices={notices} />}
    </section>
  )
}

function Opened({ notices }: { notices: readonly Notice[] }) {
  const { openLink } = useAppInfo()
  return (
    <ul>
      {notices.map(({ noticeId, title, content, url }) => (
        <li key={noticeId}>
          {url === '' ? (
            <p className="home-notices__one">
              <Words title={title} content={content} />
            </p>
          ) : (
            <button type="button" className="home-notices__one" onClick={() => openLink(url)}>
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
