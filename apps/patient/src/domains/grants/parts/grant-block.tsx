import { grantPages } from '@nethos/contract/grants/grants.pages.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { Card } from '../../../patterns/card.tsx'
import { managedPerson } from '../grants.calls.ts'
import { grantStatusOf } from '../grant-words.ts'
import { useGrantNews } from '../use-grant-news.ts'

/** What one of the account's people lets it do, on that person's page. */
export function GrantBlock({ personId }: { personId: string }) {
  const query = useServiceQuery(managedPerson(personId))
  useGrantNews(query.retry)
  const status = query.value && grantStatusOf(query.value)
  return (
    <Card>
      <ActionList
        actions={[
          {
            label: '代办授权',
            value: status?.word,
            note: status?.note,
            to: grantPages.person.to({ compatId: personId }),
          },
        ]}
      />
    </Card>
  )
}
