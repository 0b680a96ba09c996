import { newsWay } from '@nethos/contract/content/content.links.ts'
import { Link } from 'react-router'
import { dayOf } from '@nethos/contract/common/days.ts'
import { Card } from '../../../patterns/card.tsx'
import './news.css'

/** The newest of the hospital; nothing while there is none. */
export const News = ({ news }: { news: readonly { newId: string; title: string; publishedAt: number }[] }) =>
  news.length > 0 && (
    <Card title="健康资讯">
      <ul className="home-news">
        {news.map(one => (
          <li key={one.newId}>
            <Link to={newsWay({ shelf: 'news', newId: one.newId })}>
              <span>{one.title}</span>
              <time dateTime={dayOf(one.publishedAt)}>{dayOf(one.publishedAt)}</time>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
