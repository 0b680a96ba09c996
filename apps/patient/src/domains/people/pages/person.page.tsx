import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { recordPages } from '@nethos/contract/record/record.pages.ts'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { peopleRefusals } from '@nethos/contract/people/people.refusals.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Button } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { Notice } from '../../../controls/notice.tsx'
import { toast } from '../../../controls/toast.ts'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { ActionList } from '../../../controls/action-list.tsx'
import { Card } from '../../../patterns/card.tsx'
import { ownPath } from '../../account/public.tsx'
import { GrantBlock } from '../../grants/public.tsx'
import { HospitalAccounts } from '../../hospital-account/public.tsx'
import { person, removePerson } from '../people.calls.ts'
import { GuardianBlock } from '../parts/guardian-block.tsx'
import { PersonIdentity } from '../parts/person-identity.tsx'
import { PersonSettings } from '../parts/person-settings.tsx'

/** 就诊人详情: one of the account's people; what may be changed is changed at once. */
export default function PersonPage() {
  const [query] = useSearchParams()
  const go = useNavigate()
  const personId = query.get('compatId') ?? ''
  const result = useServiceQuery(person(personId), { unless: personId === '' })
  const back = ownPath(query.get('back'))
  if (!personId) return <Navigate to={peoplePages.people.at} replace />
  return (
    <DetailPage detail={result} {...(back && { onBack: () => void go(back, { replace: true }) })}>
      {who => (
        <>
          <PersonIdentity person={who} />
          <HospitalAccounts person={who} />
          <PersonSettings person={who} />
          <GuardianBlock person={who} />
          <Card>
            <ActionList actions={[{ label: '健康档案', to: recordPages.healthFile.to({ compatId: who.personId }) }]} />
          </Card>
          {!who.isSelf && <GrantBlock personId={who.personId} />}
          <Removal person={who} />
        </>
      )}
    </DetailPage>
  )
}

/** Takes somebody off the list after a question that says what will happen. */
function Removal({ person: { personId, personName, isSelf } }: { person: Person }) {
  const go = useNavigate()
  const remove = useCommand(removePerson)
  if (isSelf) return <Notice tone="quiet">{peopleRefusals.self_not_removable.sentence}</Notice>

  const ask = async () => {
    const isSure = await confirm({
      title: `确定要删除${personName}吗？`,
      text: '删除后，不能再为这位就诊人咨询和挂号。以前的咨询记录会保留。以后需要时，可以重新添加。',
      yes: '删除',
      danger: true,
    })
    if (!isSure || !(await remove.run({ personId }))) return
    toast('已删除')
    await go(peoplePages.people.at, { replace: true })
  }
  return (
    <Button look="quiet" busy={remove.isBusy} onClick={ask}>
      删除就诊人
    </Button>
  )
}
