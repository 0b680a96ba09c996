import { isIdCard } from '@nethos/contract/common/id-card.ts'
import {
  guardianFields,
  guardianRelationships,
  adultAge,
  isAdultAt,
  type Guardian,
} from '@nethos/contract/people/people.rules.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { peopleRefusals } from '@nethos/contract/people/people.refusals.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { Chips } from '../../../controls/chips.tsx'
import { Switch } from '../../../controls/switch.tsx'
import { TextField } from '../../../controls/text-field.tsx'
import { IdCardField, MobileField } from '../../account/public.tsx'

/** As the form has him: typed, or the account's own person. */
export interface NamedGuardian extends Guardian {
  guardianIsSelf: boolean
}

export const noGuardian: NamedGuardian = {
  guardianIsSelf: false,
  guardianName: '',
  guardianIdCard: '',
  guardianMobile: '',
  guardianRelationship: '',
}

/** What is wrong with a guardian, field by field, in the words of the server. */
export function wrongInGuardian(guardian: NamedGuardian): Readonly<Partial<Record<keyof Guardian, string>>> {
  const { guardianIdCard: idCard } = guardian
  const guardianRelationship = sentenceOf(guardianFields.guardianRelationship, guardian.guardianRelationship)
  if (guardian.guardianIsSelf) return { guardianRelationship }
  const isChild = isIdCard(idCard) && !isAdultAt(idCard, serverNow())
  return {
    guardianName: sentenceOf(guardianFields.guardianName, guardian.guardianName),
    guardianIdCard: isChild
      ? peopleRefusals.guardian_not_adult.sentence
      : sentenceOf(guardianFields.guardianIdCard, idCard),
    guardianMobile: sentenceOf(guardianFields.guardianMobile, guardian.guardianMobile),
    guardianRelationship,
  }
}

/** What is sent: of the account's own person nothing that the server knows already. */
export const sentOf = ({ guardianIsSelf, ...typed }: NamedGuardian) =>
  guardianIsSelf ? { guardianIsSelf, guardianRelationship: typed.guardianRelationship } : typed

/** The account's own person where he can answer for a child: of age, with what a guardian must have. */
export const guardianAmong = (people: readonly Person[]): Person | undefined =>
  people.find(one => one.isSelf && one.idCard !== '' && one.mobile !== '' && (one.age ?? 0) >= adultAge)

interface GuardianFieldsProps {
  value: NamedGuardian
  onChange: (guardian: NamedGuardian) => void
  /** The account's own person, where he may be the guardian. */
  self: Person | undefined
  /** Show what is missing only after the first try. */
  isTried: boolean
}

/** Who answers for a child: name, ID number, mobile, what he is to the child. */
export function GuardianFields({ value, onChange, self, isTried }: GuardianFieldsProps) {
  const wrong = wrongInGuardian(value)
  const shown = (key: keyof Guardian) => (isTried ? wrong[key] : undefined)
  return (
    <>
      {self && (
        <Switch
          label="监护人是我本人"
          note={`${self.personName}，不用再填姓名和号码`}
          checked={value.guardianIsSelf}
          onChange={guardianIsSelf => onChange({ ...value, guardianIsSelf })}
        />
      )}
      {!value.guardianIsSelf && <TypedFields value={value} onChange={onChange} shown={shown} />}
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

interface TypedFieldsProps extends Pick<GuardianFieldsProps, 'value' | 'onChange'> {
  shown: (key: keyof Guardian) => string | undefined
}

function TypedFields({ value, onChange, shown }: TypedFieldsProps) {
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
    </>
  )
}
