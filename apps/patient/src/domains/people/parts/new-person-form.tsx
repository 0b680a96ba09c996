import { useState } from 'react'
import { useNavigate } from 'react-router'
import { identityRefusals } from '@nethos/contract/common/identity.refusals.ts'
import { maritalStatuses } from '@nethos/contract/common/marital-status.ts'
import { ageAt } from '@nethos/contract/common/id-card.ts'
import { dayInWords } from '@nethos/contract/common/days.ts'
import { peoplePaths } from '@nethos/contract/people/people.paths.ts'
import { guardianNeeded, relationships, type Relationship } from '@nethos/contract/people/people.rules.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { Chips } from '../../../controls/chips.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { TextField } from '../../../controls/text-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { FormPage } from '../../../patterns/form-page.tsx'
import { CaptchaField, ChoiceField, IdCardField, MobileField, RegionField, useCaptcha } from '../../account/public.tsx'
import { addPerson, sendPersonCaptcha } from '../people.calls.ts'
import { withPerson } from '../people.links.ts'
import { useNewPerson } from '../use-new-person.ts'
import { GuardianFields } from './guardian-fields.tsx'

interface NewPersonFormProps {
  callback: string | null
  /** There is exactly one self: who has been named cannot be chosen again. */
  hasSelf: boolean
}

const relations = Object.entries(relationships).map(([value, label]) => ({ value: value as Relationship, label }))

/** Who is added, proved by a code to his mobile; a child under six comes with a guardian. */
export function NewPersonForm({ callback, hasSelf }: NewPersonFormProps) {
  const go = useNavigate()
  const { value, change, clear, born, needsGuardian, wrong, isWrong, isTried, setTried, shown } = useNewPerson()
  const { mobile, guardian, relationship, areaName, ...facts } = value
  const [known, setKnown] = useState('')
  const send = useCommand(sendPersonCaptcha)
  const captcha = useCaptcha({ key: 'person', mobile, send: () => send.run({ mobile }) })
  const add = useCommand(addPerson, error => {
    if (error.code !== identityRefusals.person_exists.code) return captcha.refuse(error)
    setKnown(facts.idCard)
    return true
  })

  const submit = async () => {
    setTried(true)
    if (isWrong || captcha.wrong || !relationship) return
    const proof = { mobile, cid: captcha.cid, captcha: captcha.code }
    const added = await add.run({ ...facts, relationship, ...proof, ...(needsGuardian && guardian) })
    if (!added) return
    clear()
    captcha.clear()
    toast('添加成功')
    await go(withPerson(callback, added.personId) ?? peoplePaths.people, { replace: true })
  }
  const isKnown = known !== '' && known === facts.idCard
  return (
    <FormPage title="添加就诊人" submit="下一步" onSubmit={submit}>
      <Card>
        <TextField
          label="姓名"
          placeholder="请填写就诊人的真实姓名"
          value={facts.personName}
          onChange={event => change({ personName: event.target.value })}
          error={shown('personName')}
        />
        <IdCardField
          value={facts.idCard}
          onChange={idCard => change({ idCard })}
          error={isKnown ? identityRefusals.person_exists.sentence : shown('idCard')}
          hint={
            born &&
            `${born.gender === 'M' ? '男' : '女'}，${dayInWords(born.birthOn)}出生，${ageAt(born.birthOn, serverNow())}岁`
          }
        />
        <MobileField
          value={mobile}
          onChange={mobile => change({ mobile })}
          error={isTried || captcha.isAsked ? wrong.mobile : undefined}
        />
        <CaptchaField captcha={captcha} isTried={isTried} />
      </Card>
      <Card>
        <Chips
          label="就诊人是您的"
          choices={relations.filter(({ value }) => value !== 'self' || !hasSelf)}
          value={relationship}
          onChange={relationship => change({ relationship })}
          error={shown('relationship')}
        />
      </Card>
      {needsGuardian && (
        <Card title="监护人">
          <Notice tone="warn">{guardianNeeded}</Notice>
          <GuardianFields value={guardian} onChange={guardian => change({ guardian })} isTried={isTried} />
        </Card>
      )}
      <Card>
        <ChoiceField
          label="婚姻状况（选填）"
          words={maritalStatuses}
          value={facts.maritalStatus}
          onChoose={maritalStatus => change({ maritalStatus })}
        />
        <RegionField label="地区（选填）" areaName={areaName} onChoose={change} />
      </Card>
    </FormPage>
  )
}
