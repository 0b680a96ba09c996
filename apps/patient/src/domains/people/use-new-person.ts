import { useState } from 'react'
import { idCard as idCardRule, readIdCard } from '@nethos/contract/common/id-card.ts'
import type { MaritalStatus } from '@nethos/contract/common/marital-status.ts'
import { mobile as mobileRule } from '@nethos/contract/common/phone.ts'
import { personName as nameRule } from '@nethos/contract/common/text.ts'
import { needsGuardianAt, type Guardian, type Relationship } from '@nethos/contract/people/people.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { useDraft } from '../../patterns/draft.ts'
import { noGuardian, wrongInGuardian } from './parts/guardian-fields.tsx'

/** What is typed to add somebody; kept on this phone until it is sent. */
export interface NewPerson {
  personName: string
  idCard: string
  mobile: string
  relationship: Relationship | null
  maritalStatus: MaritalStatus
  areaCode: string
  areaName: string
  guardian: Guardian
}

const empty: NewPerson = {
  personName: '',
  idCard: '',
  mobile: '',
  relationship: null,
  maritalStatus: 'unknown',
  areaCode: '',
  areaName: '',
  guardian: noGuardian,
}

export function useNewPerson() {
  const { value, set, clear } = useDraft('people.add', empty)
  const [isTried, setTried] = useState(false)
  const born = readIdCard(value.idCard)
  const needsGuardian = needsGuardianAt(born?.birthOn ?? null, serverNow())
  const wrong = {
    personName: sentenceOf(nameRule, value.personName),
    idCard: sentenceOf(idCardRule, value.idCard),
    mobile: sentenceOf(mobileRule, value.mobile),
    relationship: value.relationship ? undefined : '请选择与本人的关系',
    guardian: needsGuardian ? Object.values(wrongInGuardian(value.guardian)).find(Boolean) : undefined,
  }
  return {
    value,
    change: (changes: Partial<NewPerson>) => set({ ...value, ...changes }),
    clear,
    born,
    needsGuardian,
    wrong,
    isWrong: Object.values(wrong).some(Boolean),
    isTried,
    setTried,
    shown: (key: keyof typeof wrong) => (isTried ? wrong[key] : undefined),
  }
}
