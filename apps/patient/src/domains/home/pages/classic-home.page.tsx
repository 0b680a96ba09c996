import { homePages } from '@nethos/contract/home/home.pages.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { ServicePhone } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { homePage, hub } from '../home.calls.ts'
import { HubSections } from '../parts/hub-sections.tsx'
import { News } from '../parts/news.tsx'
import { SearchLink } from '../../../patterns/search-link.tsx'

/** 首页（旧版）: the main ways and the news, for old links. */
export default function ClassicHomePage() {
  const { name } = useAppInfo()
  const ways = useServiceQuery(hub('classic'))
  const home = useServiceQuery(homePage())
  return (
    <HubPage title={name}>
      <SearchLink to={homePages.search.at} label="搜索医生、科室、疾病" />
      <Value of={ways} shape="grid">
        {({ sections }) => <HubSections sections={sections} columns={3} />}
      </Value>
      <Value of={home}>{({ news }) => <News news={news} />}</Value>
      <ServicePhone />
    </HubPage>
  )
}
