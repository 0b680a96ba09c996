import { homePages } from '@nethos/contract/home/home.pages.ts'
import { hubs } from '@nethos/contract/home/home.hubs.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { Value } from '../../../patterns/value.tsx'
import { hub } from '../home.calls.ts'
import { HubSections } from '../parts/hub-sections.tsx'
import { SearchLink } from '../../../patterns/search-link.tsx'

/** 服务首页: the kinds of consult, each with a line of what it is. */
export default function ServiceHubPage() {
  const query = useServiceQuery(hub('service'))
  return (
    <HubPage title={hubs.service}>
      <SearchLink to={homePages.search.at} label="搜索医生、科室、疾病" />
      <Value of={query} shape="grid">
        {({ sections }) => <HubSections sections={sections} columns={2} />}
      </Value>
    </HubPage>
  )
}
