import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../../controls/button.tsx'
import { Chips } from '../../../../controls/chips.tsx'
import { Value } from '../../../../patterns/value.tsx'
import { people } from '../../../people/public.tsx'

interface PersonChipsProps {
  value: string
  onChange: (personId: string) => void
  error?: string | undefined
}

/** The account's people; its own is chosen until somebody taps another. */
export function usePersonChoice() {
  const query = useServiceQuery(people())
  const [chosen, choose] = useState('')
  const personId = chosen || (query.value?.find(one => one.isDefault) ?? query.value?.[0])?.personId || ''
  return { asked: query, personId, choose }
}

/** For whom. */
export const PersonChips = ({
  value,
  onChange,
  error,
  of,
}: PersonChipsProps & { of: ReturnType<typeof usePersonChoice>['asked'] }) => (
  <Value of={of} shape="rows">
    {list =>
      list.length === 0 ? (
        <ButtonLink to={peoplePages.add.at} look="soft">
          添加就诊人
        </ButtonLink>
      ) : (
        <Chips
          label="就诊人"
          choices={list.map(one => ({ value: one.personId, label: one.personName }))}
          value={value || null}
          onChange={onChange}
          error={error}
        />
      )
    }
  </Value>
)
