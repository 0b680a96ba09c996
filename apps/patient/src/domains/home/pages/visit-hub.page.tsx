import { hubs } from '@nethos/contract/home/home.hubs.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { ServicePhone } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { hub } from '../home.calls.ts'
import { HubSections } from '../parts/hub-sections.tsx'

/** 就医服务: what helps before, during and after a visit, and in the hospital. */
export default function VisitHubPage() {
  const query = useServiceQuery(hub('visit'))
  return (
    <HubPage title={hubs.visit}>
      <Value of={query} shape="grid">
        {({ sections }) => <HubSections sections={sections} />}
      </Value>
      <ServicePhone />
    </HubPage>
  )
}
