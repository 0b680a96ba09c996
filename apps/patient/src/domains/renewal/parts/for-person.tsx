import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { renewalRefusals } from '@nethos/contract/renewal/renewal.refusals.ts'
import { guardianAge } from '@nethos/contract/renewal/renewal.limits.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Page } from '../../../patterns/page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { people } from '../../people/public.tsx'

/** A step of the renewal for one of the account's people; without one: choose first. */
export function ForPerson({ title, children }: { title: string; children: (person: Person) => ReactNode }) {
  const [query] = useSearchParams()
  const personId = query.get('compatId') ?? ''
  const all = useServiceQuery(people(), { unless: personId === '' })
  if (personId === '') return <Navigate to={renewalPages.choosePerson.at} replace />
  if (!all.value)
    return (
      <DetailPage title={title} detail={{ ...all, value: undefined }}>
        {() => null}
      </DetailPage>
    )
  const person = all.value.find(one => one.personId === personId)
  if (!person) return <Navigate to={renewalPages.choosePerson.at} replace />
  return person.isRealname ? children(person) : <NotVerified title={title} person={person} />
}

/** Who comes by a doctor's card keeps his way: verified, he goes back and is where the card led. */
const NotVerified = ({ title, person: { personId, idCard } }: { title: string; person: Person }) => (
  <Page title={title}>
    <Empty sentence={renewalRefusals.not_realname.sentence} icon="people">
      <ButtonLink to={`${(idCard === '' ? peoplePages.person : peoplePages.realName).at}?compatId=${personId}`}>
        {idCard === '' ? '完善身份信息' : '去实名认证'}
      </ButtonLink>
    </Empty>
  </Page>
)

/** Under six, or nobody knows how old: a guardian must be there. */
export const isSmall = ({ age }: Pick<Person, 'age'>): boolean => age === null || age < guardianAge

export const personInWords = ({ personName, gender, age }: Person): string =>
  [personName, { M: '男', F: '女', '': '' }[gender], age === null ? '' : `${age}岁`].filter(Boolean).join(' · ')
