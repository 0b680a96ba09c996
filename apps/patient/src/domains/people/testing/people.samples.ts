import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { checkCharacter } from '@nethos/contract/common/id-card.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'

export const aPerson = (changes: Partial<Person> = {}): Person => ({
  personId: 'p1',
  personName: '王秀英',
  idCard: '330106********0222',
  mobile: '138****0001',
  gender: 'F',
  age: 38,
  birthOn: '1988-03-12',
  ageWords: '38岁',
  relationship: 'self',
  maritalStatus: 'married',
  areaCode: '',
  areaName: '',
  avatarAttaId: '',
  avatarUrl: '',
  isRealname: false,
  isSelf: true,
  isDefault: true,
  needsGuardian: false,
  guardianName: '',
  guardianIdCard: '',
  guardianMobile: '',
  guardianRelationship: '',
  ...changes,
})

export const aFather = (changes: Partial<Person> = {}): Person =>
  aPerson({
    personId: 'p2',
    personName: '王德福',
    relationship: 'parents',
    isSelf: false,
    isDefault: false,
    gender: 'M',
    age: 72,
    birthOn: '1954-10-02',
    ageWords: '72岁',
    isRealname: true,
    ...changes,
  })

const fourYearsAgo = addDays(dayOf(Date.now()), -4 * 366)

/** Under six, and nobody answers for the child yet. */
export const aChild = (changes: Partial<Person> = {}): Person =>
  aPerson({
    personId: 'p3',
    personName: '李小满',
    relationship: 'children',
    isSelf: false,
    isDefault: false,
    age: 4,
    birthOn: fourYearsAgo,
    ageWords: '孩子4岁',
    needsGuardian: true,
    ...changes,
  })

const whole = (first17: string) => first17 + checkCharacter(first17)
export const childIdCard = whole(`330106${fourYearsAgo.replaceAll('-', '')}021`)
export const adultIdCard = '11010519491231002X'
