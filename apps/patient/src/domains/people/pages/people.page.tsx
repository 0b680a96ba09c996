import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { Link, Navigate, useSearchParams } from 'react-router'
import { nobodySentence } from '@nethos/contract/people/people.rules.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { people } from '../people.calls.ts'
import { ChoosePerson } from '../parts/choose-person.tsx'
import { PersonBrief } from '../parts/person-brief.tsx'

/** 就诊人管理. The address may want somebody added or chosen: for the reports, as oneself, or for whoever called. */
export default function PeoplePage() {
  const [query] = useSearchParams()
  const callback = query.get('callback')
  const action = query.get('action')
  if (action === 'addCompat') return <Navigate to={peoplePages.add.to({ callback })} replace />
  if (action === 'setSelf') return <ChoosePerson wanted="self" callback={callback} />
  if (query.get('redirect') === 'report') return <ChoosePerson wanted="reports" callback={callback} />
  if (callback) return <ChoosePerson wanted="anybody" callback={callback} />
  return <ManagePeople />
}

function ManagePeople() {
  const rows = useRows(people())
  return (
    <ListPage
      rows={rows}
      empty={nobodySentence}
      icon="people"
      way={<ButtonLink to={peoplePages.add.to({ callback: null })}>添加就诊人</ButtonLink>}
      action={<Link to={peoplePages.add.to({ callback: null })}>添加就诊人</Link>}
    >
      {person => (
        <Row key={person.personId} to={peoplePages.person.to({ compatId: person.personId })}>
          <PersonBrief person={person} />
        </Row>
      )}
    </ListPage>
  )
}
