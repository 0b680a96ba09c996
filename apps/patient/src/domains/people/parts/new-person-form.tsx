import { useNavigate } from 'react-router'
import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { maritalStatuses } from '@nethos/contract/common/marital-status.ts'
import { ageAt, readIdCard } from '@nethos/contract/common/id-card.ts'
import { dayInWords } from '@nethos/contract/common/days.ts'
import { guardianNeeded, isMinorAt, relationships, type Relationship } from '@nethos/contract/people/people.rules.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { Chips } from '../../../controls/chips.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { TextField } from '../../../controls/text-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { FormPage } from '../../../patterns/form-page.tsx'
import { CaptchaField, ChoiceField, IdCardField, MobileField, RegionField } from '../../account/public.tsx'
import { withPerson } from '../people.links.ts'
import { useNewPerson } from '../use-new-person.ts'
import { guardianAmong, GuardianFields } from './guardian-fields.tsx'

interface NewPersonFormProps {
  callback: string | null
  /** The account's people so far. */
  people: readonly Person[]
}

const relations = Object.entries(relationships).map(([value, label]) => ({ value: value as Relationship, label }))

/** Who is added, proved by a code to his mobile; a child under six comes with a guardian. */
export function NewPersonForm({ callback, people }: NewPersonFormProps) {
  const go = useNavigate()
  const { form, captcha, needsGuardian } = useNewPerson(async personId => {
    toast('添加成功')
    await go(withPerson(callback, personId) ?? peoplePages.people.at, { replace: true })
  })
  const { values, field, isTried } = form
  // There is exactly one self: who has been named cannot be chosen again.
  const hasSelf = people.some(one => one.isSelf)
  const born = readIdCard(values.idCard)
  const isChild = isMinorAt(born?.birthOn ?? null, serverNow())
  return (
    <FormPage title="添加就诊人" submit="下一步" onSubmit={form.submit}>
      <Card>
        <TextField label="姓名" placeholder="请填写就诊人的真实姓名" {...form.input('personName')} />
        <IdCardField
          {...field('idCard')}
          hint={
            born &&
            `${born.gender === 'M' ? '男' : '女'}，${dayInWords(born.birthOn)}出生，${ageAt(born.birthOn, serverNow())}岁`
          }
        />
        <MobileField {...field('mobile')} error={captcha.isAsked ? form.allErrors.mobile : form.errors.mobile} />
        <CaptchaField captcha={captcha} isTried={isTried} />
      </Card>
      <Card>
        <Chips
          label="就诊人是您的"
          choices={relations.filter(({ value }) => value !== 'self' || !hasSelf)}
          {...field('relationship')}
        />
      </Card>
      {needsGuardian && (
        <Card title="监护人">
          <Notice tone="warn">{guardianNeeded}</Notice>
          <GuardianFields
            value={values.guardian}
            onChange={guardian => form.change({ guardian })}
            self={guardianAmong(people)}
            isTried={isTried}
          />
        </Card>
      )}
      <Card>
        {!isChild && (
          <ChoiceField
            label="婚姻状况（选填）"
            words={maritalStatuses}
            value={values.maritalStatus}
            onChoose={maritalStatus => form.change({ maritalStatus })}
          />
        )}
        <RegionField label="地区（选填）" areaName={values.areaName} onChoose={form.change} />
      </Card>
    </FormPage>
  )
}
