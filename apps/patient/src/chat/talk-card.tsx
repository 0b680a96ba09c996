import { Link } from 'react-router'
import './talk-card.css'

interface TalkCardProps {
  /** 文章; empty where it needs none. */
  kind: string
  title: string
  desc: string
  /** A path of this app; another link leads nowhere. */
  link: string
}

/** A card leads inside the app only. */
const isOwnPath = (link: string): boolean => /^\/(?![/\\])/.test(link)

/** A card in a talk: what it is about, and the way there. */
export function TalkCard({ kind, title, desc, link }: TalkCardProps) {
  const inside = (
    <>
      {kind && <span className="talk-card__kind">{kind}</span>}
      <strong className="talk-card__title">{title}</strong>
      {desc && <span className="talk-card__desc">{desc}</span>}
    </>
  )
  return isOwnPath(link) ? (
    <Link className="talk-card" to={link}>
      {inside}
      <span className="talk-card__way">查看详情</span>
    </Link>
  ) : (
    <div className="talk-card">{inside}</div>
  )
}
