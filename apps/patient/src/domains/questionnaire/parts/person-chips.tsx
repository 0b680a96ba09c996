import { useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Chips } from '../../../controls/chips.tsx'
import { Card } from '../../../patterns/card.tsx'
import { Value } from '../../../patterns/value.tsx'
import { people } from '../../people/public.tsx'
import { peoplePages } from '@nethos/contract/people/people.pages.ts'

/** For whom it is filled in: the first of the account's people until another is chosen. */
export function ForPerson({
  children,
  chosen,
}: {
  children: (personId: string) => React.ReactNode
  chosen?: string | null
}) {
  const query = useServiceQuery(people())
  const [picked, setPicked] = useState(chosen ?? '')
  return (
    <Value of={query} shape="card">
      {all => {
        const personId = all.some(one => one.personId === picked) ? picked : all[0]?.personId
        if (personId === undefined)
          return (
            <Card>
              <p>还没有就诊人，请先添加。</p>
              <ButtonLink to={peoplePages.people.at}>添加就诊人</ButtonLink>
            </Card>
          )
        return (
          <>
            <Card>
              <Chips
                label="就诊人"
                choices={all.map(one => ({ value: one.personId, label: one.personName }))}
                value={personId}
                onChange={setPicked}
              />
            </Card>
            {children(personId)}
          </>
        )
      }}
    </Value>
  )
}
