import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { guardianNeeded } from '@nethos/contract/people/people.rules.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { run } from '@nethos/calls/command.ts'
import { Notice } from '../../../controls/notice.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { FormPage } from '../../../patterns/form-page.tsx'
import { useBack } from '../../../patterns/use-back.ts'
import { ownPath } from '../../account/public.tsx'
import { people, person, saveGuardian } from '../people.calls.ts'
import { guardianAmong, GuardianFields, noGuardian, sentOf, wrongInGuardian } from '../parts/guardian-fields.tsx'
import { PersonBrief } from '../parts/person-brief.tsx'

/** 添加监护人 for one of the account's people; then on to nextPage, if it is a path of ours. */
export default function GuardianPage() {
  const [query] = useSearchParams()
  const personId = query.get('compatId') ?? ''
  const result = useServiceQuery(person(personId), { unless: personId === '' })
  // While the others are on their way, and without them, the form works as well: the guardian is typed.
  const family = useServiceQuery(people(), { unless: personId === '' }).value
  if (!personId) return <Navigate to={peoplePages.people.at} replace />
  if (!result.value) return <DetailPage detail={result}>{() => null}</DetailPage>
  const self = guardianAmong(family ?? [])
  return <GuardianForm child={result.value} self={self} nextPage={ownPath(query.get('nextPage'))} />
}

interface GuardianFormProps {
  child: Person
  self: Person | undefined
  nextPage: string | undefined
}

function GuardianForm({ child, self, nextPage }: GuardianFormProps) {
  const go = useNavigate()
  const back = useBack()
  const { guardianName, guardianRelationship } = child
  const form = useForm({
    initial: { ...noGuardian, guardianName, guardianRelationship },
    validate: wrongInGuardian,
    send: guardian => run(saveGuardian, { personId: child.personId, ...sentOf(guardian) }),
    onSent: async () => {
      toast('保存成功')
      if (nextPage) await go(nextPage, { replace: true })
      else back()
    },
  })
  return (
    <FormPage title={guardianName ? '修改监护人' : '添加监护人'} submit="保存" onSubmit={form.submit}>
      {child.needsGuardian && <Notice tone="warn">{guardianNeeded}</Notice>}
      <Card>
        <PersonBrief person={child} />
      </Card>
      <Card>
        <GuardianFields value={form.values} onChange={form.change} self={self} isTried={form.isTried} />
      </Card>
    </FormPage>
  )
}
