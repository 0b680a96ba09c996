import { changedSentence } from '@nethos/contract/account/account.rules.ts'
import { maritalStatuses } from '@nethos/contract/common/marital-status.ts'
import { relationships } from '@nethos/contract/people/people.rules.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import type { SentOf } from '@nethos/contract/service.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { Button } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { AvatarField, ChoiceField, RegionField } from '../../account/public.tsx'
import { changePerson } from '../people.calls.ts'

type Changes = Omit<SentOf<typeof changePerson.service>, 'personId'>

const { self: _self, ...others } = relationships

/** What may be changed of a person at any time; a choice is kept at once. */
export function PersonSettings({ person }: { person: Person }) {
  const { personId, personName, isSelf } = person
  const { run, isBusy } = useCommand(changePerson)
  const keep = async (changes: Changes) => {
    if (await run({ personId, ...changes })) toast(changedSentence)
  }
  const becomeSelf = async () => {
    const title = `确定将${personName}设为本人吗？`
    const text = '本人也是默认就诊人，以后咨询、挂号会先选中这一位。原来的本人会改为「其他」关系。'
    if (await confirm({ title, text })) await keep({ isSelf: true })
  }
  return (
    <Card title="可修改的信息">
      <AvatarField
        src={person.avatarUrl}
        attaId={person.avatarAttaId}
        onChange={async avatarAttaId => (await run({ personId, avatarAttaId })) !== undefined}
      />
      {!isSelf && (
        <ChoiceField
          label="与本人关系"
          words={others}
          value={person.relationship === 'self' ? undefined : person.relationship}
          onChoose={relationship => void keep({ relationship })}
        />
      )}
      <ChoiceField
        label="婚姻状况"
        words={maritalStatuses}
        value={person.maritalStatus}
        onChoose={maritalStatus => void keep({ maritalStatus })}
      />
      <RegionField label="地区" areaName={person.areaName} onChoose={({ areaCode }) => void keep({ areaCode })} />
      {!isSelf && (
        <Button look="soft" busy={isBusy} onClick={becomeSelf}>
          设为本人（默认就诊人）
        </Button>
      )}
    </Card>
  )
}
