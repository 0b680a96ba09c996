import { isIdCard } from '@nethos/contract/common/id-card.ts'
import {
  guardianFields,
  guardianRelationships,
  isAdultAt,
  type Guardian,
} from '@nethos/contract/people/people.rules.ts'
import { peopleRefusals } from '@nethos/contract/people/people.refusals.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { Chips } from '../../../controls/chips.tsx'
import { TextField } from '../../../controls/text-field.tsx'
import { IdCardField, MobileField } from '../../account/public.tsx'

export const noGuardian: Guardian = {
  guardianName: '',
  guardianIdCard: '',
  guardianMobile: '',
  guardianRelationship: '',
}

/** What is wrong with a guardian, field by field, in the words of the server. */
export function wrongInGuardian(guardian: Guardian): Readonly<Record<keyof Guardian, string | undefined>> {
  const { guardianIdCard: idCard } = guardian
  const isChild = isIdCard(idCard) && !isAdultAt(idCard, serverNow())
  return {
    guardianName: sentenceOf(guardianFields.guardianName, guardian.guardianName),
    guardianIdCard: isChild
      ? peopleRefusals.guardian_not_adult.sentence
      : sentenceOf(guardianFields.guardianIdCard, idCard),
    guardianMobile: sentenceOf(guardianFields.guardianMobile, guardian.guardianMobile),
    guardianRelationship: sentenceOf(guardianFields.guardianRelationship, guardian.guardianRelationship),
  }
}

interface GuardianFieldsProps {
  value: Guardian
  onChange: (guardian: Guardian) => void
  /** Show what is missing only after the first try. */
  isTried: boolean
}

/** Who answers for a child: name, ID number, mobile, what he is to the child. */
export function GuardianFields({ value, onChange, isTried }: GuardianFieldsProps) {
  const wrong = wrongInGuardian(value)
  const shown = (key: keyof Guardian) => (isTried ? wrong[key] : undefined)
  return (
    <>
      <TextField
        label="监护人姓名"
        placeholder="请填写真实姓名"
        value={value.guardianName}
        onChange={event => onChange({ ...value, guardianName: event.target.value })}
        error={shown('guardianName')}
      />
      <IdCardField
        label="监护人身份证号"
        value={value.guardianIdCard}
        onChange={guardianIdCard => onChange({ ...value, guardianIdCard })}
        error={shown('guardianIdCard')}
      />
      <MobileField
        label="监护人手机号"
        value={value.guardianMobile}
        onChange={guardianMobile => onChange({ ...value, guardianMobile })}
        error={shown('guardianMobile')}
      />
      <Chips
        label="监护人是孩子的"
        choices={guardianRelationships.map(word => ({ value: word, label: word }))}
        value={guardianRelationships.find(word => word === value.guardianRelationship) ?? null}
        onChange={guardianRelationship => onChange({ ...value, guardianRelationship })}
        error={shown('guardianRelationship')}
      />
    </>
  )
}
