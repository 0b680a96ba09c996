import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { useAsked } from '@nethos/calls/query.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { guardianAge } from '@nethos/contract/renewal/renewal.limits.ts'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { people } from '../../people/public.tsx'

/** A step of the renewal for one of the account's people; without one: choose first. */
export function ForPerson({ title, children }: { title: string; children: (person: Person) => ReactNode }) {
  const [query] = useSearchParams()
  const personId = query.get('compatId') ?? ''
  const all = useAsked(people(), { unless: personId === '' })
  if (personId === '') return <Navigate to={renewalPages.choosePerson.at} replace />
  if (!all.value)
    return (
      <DetailPage title={title} detail={{ ...all, value: undefined }}>
        {() => null}
      </DetailPage>
    )
  const person = all.value.find(one => one.personId === personId)
  return person?.isRealname ? children(person) : <Navigate to={renewalPages.choosePerson.at} replace />
}

/** Under six, or nobody knows how old: a guardian must be there. */
export const isSmall = ({ age }: Pick<Person, 'age'>): boolean => age === null || age < guardianAge

export const personInWords = ({ personName, gender, age }: Person): string =>
  [personName, { M: '男', F: '女', '': '' }[gender], age === null ? '' : `${age}岁`].filter(Boolean).join(' · ')
