import { guidePages } from '@nethos/contract/guide/guide.pages.ts'
import { contentPages } from '@nethos/contract/content/content.pages.ts'
import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { homePages } from '@nethos/contract/home/home.pages.ts'
import { newsWay } from '@nethos/contract/content/content.links.ts'
import { Link } from 'react-router'
import type { OutputOf } from '@nethos/contract/service.ts'
import type { homeServices } from '@nethos/contract/home/home.services.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { leadSection } from '@nethos/contract/home/home.sections.ts'
import { Mark } from '../../../controls/mark.tsx'
import { Card } from '../../../patterns/card.tsx'
import { EntryGrid } from '../../../patterns/entry-grid.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { GuideLink } from '../../../patterns/guide-link.tsx'
import { PublicityLine } from '../../../patterns/hospital-face.tsx'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { SearchLink } from '../../../patterns/search-link.tsx'
import { ServicePhone } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { DoctorCard } from '../../doctors/public.tsx'
import { homePage } from '../home.calls.ts'
import { Banners } from '../parts/banners.tsx'
import { Bell } from '../parts/bell.tsx'
import { HomeNotices } from '../parts/home-notices.tsx'
import { Lead } from '../parts/lead.tsx'
import { Waiting } from '../parts/waiting.tsx'
import './home.page.css'

type Home = OutputOf<typeof homeServices.homePage>

/** 首页: every service of the hospital begins here. */
export default function HomePage() {
  const home = useServiceQuery(homePage())
  const { name, level, setElder } = useAppInfo()
  return (
    <HubPage
      title={name}
      mark={<Mark />}
      below={level}
      action={
        <button type="button" onClick={() => setElder(true)}>
          长辈版
        </button>
      }
    >
      <div className="home__top">
        <SearchLink to={homePages.search.at} label="搜索医生、科室、疾病" />
        <Bell />
      </div>
      <Waiting />
      <Value of={home} shape="home">
        {about => <Sections home={about} />}
      </Value>
    </HubPage>
  )
}

const Sections = ({ home }: { home: Home }) => (
  <>
    <Lead ways={home.entries.filter(entry => entry.section === leadSection)} />
    <GuideLink to={guidePages.guide.to()} />
    <HomeNotices notices={home.notices} />
    <Services entries={home.entries.filter(entry => entry.section !== leadSection)} />
    <Banners banners={home.banners} />
    <section className="home__doctors">
      <header className="home__head">
        <h2>推荐医生</h2>
        <Link to={doctorPages.doctors.at}>全部医生</Link>
      </header>
      {home.doctors.map(doctor => (
        <DoctorCard key={doctor.docId} doctor={doctor} />
      ))}
    </section>
    {home.articles.length > 0 && (
      <NewsCard title="医生文章" more={contentPages.newestArticles.at}>
        {home.articles.map(one => ({
          ...one,
          key: one.articleId,
          to: contentPages.article.to({ id: one.articleId }),
          note: one.author,
        }))}
      </NewsCard>
    )}
    {home.news.length > 0 && (
      <NewsCard title="健康资讯" more={contentPages.news.at}>
        {home.news.map(one => ({ ...one, key: one.newId, to: newsWay({ shelf: 'news', newId: one.newId }), note: '' }))}
      </NewsCard>
    )}
    <ServicePhone />
    <PublicityLine />
  </>
)

/** All other services in one card, under their headings. */
function Services({ entries }: { entries: Home['entries'] }) {
  const headings = [...new Set(entries.map(entry => entry.section))]
  if (headings.length === 0) return null
  return (
    <Card>
      {headings.map(heading => (
        <section key={heading} className="home__group">
          {heading && <h2>{heading}</h2>}
          <EntryGrid
            entries={entries
              .filter(entry => entry.section === heading)
              .map(entry => ({ label: entry.title, word: entry.icon, to: entry.url }))}
          />
        </section>
      ))}
    </Card>
  )
}

interface NewsCardProps {
  title: string
  more: string
  children: readonly { key: string; to: string; title: string; note: string; publishedAt: number }[]
}

/** What can be read, one line each, and the way to all of it. */
const NewsCard = ({ title, more, children }: NewsCardProps) => (
  <Card title={title} more={<Link to={more}>查看更多</Link>}>
    <ul className="home__news">
      {children.map(one => (
        <li key={one.key}>
          <Link to={one.to}>
            <span>{one.title}</span>
            <span className="home__when">
              {one.note && `${one.note} · `}
              <time dateTime={dayOf(one.publishedAt)}>{dayOf(one.publishedAt)}</time>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </Card>
)
