import { changedSentence } from '@nethos/contract/account/account.rules.ts'
import { maritalStatuses } from '@nethos/contract/common/marital-status.ts'
import { isMinorAt, relationships } from '@nethos/contract/people/people.rules.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import type { SentOf } from '@nethos/contract/service.ts'
import { serverNow } from '@nethos/calls/config.ts'
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
  const { personId, personName, isSelf, isDefault } = person
  const isMinor = isMinorAt(person.birthOn || null, serverNow())
  const { run, isBusy } = useCommand(changePerson)
  const save = async (changes: Changes) => {
    if (await run({ personId, ...changes })) toast(changedSentence)
  }
  const becomeSelf = async () => {
    const title = `确定将${personName}设为本人吗？`
    const text = '本人是这个账号的主人，须年满18周岁。如果只想优先选中这一位，请用「设为默认就诊人」。'
    if (await confirm({ title, text })) await save({ isSelf: true })
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
          onChoose={relationship => void save({ relationship })}
        />
      )}
      {!isMinor && (
        <ChoiceField
          label="婚姻状况"
          words={maritalStatuses}
          value={person.maritalStatus}
          onChoose={maritalStatus => void save({ maritalStatus })}
        />
      )}
      <RegionField label="地区" areaName={person.areaName} onChoose={({ areaCode }) => void save({ areaCode })} />
      {!isDefault && (
        <Button look="soft" busy={isBusy} onClick={() => void save({ isDefault: true })}>
          设为默认就诊人
        </Button>
      )}
      {!isSelf && !isMinor && (
        <Button look="quiet" busy={isBusy} onClick={becomeSelf}>
          这位是我本人
        </Button>
      )}
    </Card>
  )
}
