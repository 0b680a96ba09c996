import { homePages } from '@nethos/contract/home/home.pages.ts'
import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { Link, useSearchParams } from 'react-router'
import { hubs } from '@nethos/contract/home/home.hubs.ts'
import { nobodySentence } from '@nethos/contract/people/people.rules.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Chips } from '../../../controls/chips.tsx'
import { Card } from '../../../patterns/card.tsx'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { people } from '../../people/public.tsx'
import { hub } from '../home.calls.ts'
import { HubSections } from '../parts/hub-sections.tsx'

/** 查询服务: for whom, and what is looked up. */
export default function QueryHubPage() {
  const result = useServiceQuery(people())
  return (
    <HubPage title={hubs.query} action={<Link to={peoplePages.people.at}>就诊人</Link>}>
      <Value of={result} shape="grid">
        {everybody =>
          everybody.length > 0 ? (
            <Ways everybody={everybody} />
          ) : (
            <Empty icon="people" sentence={nobodySentence}>
              <ButtonLink to={peoplePages.add.to({ callback: homePages.queryHub.at })}>添加就诊人</ButtonLink>
            </Empty>
          )
        }
      </Value>
    </HubPage>
  )
}

function Ways({ everybody }: { everybody: readonly Person[] }) {
  const [query, setQuery] = useSearchParams()
  const result = useServiceQuery(hub('query'))
  const chosen =
    everybody.find(one => one.personId === query.get('compatId')) ??
    everybody.find(one => one.isDefault) ??
    everybody[0]
  return (
    <>
      <Card>
        <Chips
          label="为谁查询"
          choices={everybody.map(({ personId, personName }) => ({ value: personId, label: personName }))}
          value={chosen?.personId ?? null}
          onChange={compatId => setQuery({ compatId }, { replace: true })}
        />
      </Card>
      <Value of={result} shape="grid">
        {({ sections }) => <HubSections sections={sections} columns={3} personId={chosen?.personId} />}
      </Value>
    </>
  )
}
