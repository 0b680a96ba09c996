import { ageAt } from '@nethos/contract/common/id-card.ts'
import { maskIdCard, maskMobile } from '@nethos/contract/common/masking.ts'
import type { MaritalStatus } from '@nethos/contract/common/marital-status.ts'
import { needsGuardianAt, type Relationship } from '@nethos/contract/people/people.rules.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { ageToRead } from '@nethos/contract/triage/known-words.ts'
import { fileUrl } from '../system/public.ts'
import { sealedFor } from './person.facts.ts'
import type { PeopleScope, PersonRow } from './person.table.ts'

const opened = ({ runtime }: Pick<PeopleScope, 'runtime'>, sealed: Buffer | null, about: string): string =>
  sealed ? runtime.sealer.openText(sealed, about) : ''

export const idCardOf = (scope: Pick<PeopleScope, 'runtime'>, row: PersonRow): string =>
  opened(scope, row.idCardSealed, sealedFor.idCard)
export const mobileOf = (scope: Pick<PeopleScope, 'runtime'>, row: PersonRow): string =>
  opened(scope, row.mobileSealed, sealedFor.mobile)
export const guardianMobileOf = (scope: Pick<PeopleScope, 'runtime'>, row: PersonRow): string =>
  opened(scope, row.guardianMobileSealed, sealedFor.guardianMobile)

export const ageOf = ({ now }: Pick<PeopleScope, 'now'>, { birthOn }: PersonRow): number | null =>
  birthOn === null ? null : ageAt(birthOn, now)
export const genderOf = ({ gender }: PersonRow): 'M' | 'F' | '' => (gender ?? '') as 'M' | 'F' | ''
export const needsGuardian = ({ now }: Pick<PeopleScope, 'now'>, { birthOn, guardianName }: PersonRow): boolean =>
  guardianName === null && needsGuardianAt(birthOn, now)

/** A row as it may be seen from outside: numbers masked, age by today. */
export const shownPerson = (scope: PeopleScope, row: PersonRow): Person => ({
  personId: row.personId,
  personName: row.name,
  idCard: maskIdCard(idCardOf(scope, row)),
  mobile: maskMobile(mobileOf(scope, row)),
  gender: genderOf(row),
  age: ageOf(scope, row),
  birthOn: row.birthOn ?? '',
  ageWords: ageToRead({ birthOn: row.birthOn, years: null }, scope.now),
  relationship: row.relationship as Relationship,
  maritalStatus: row.maritalStatus as MaritalStatus,
  areaCode: row.areaCode,
  areaName: row.areaName,
  avatarAttaId: row.avatarAttaId ?? '',
  avatarUrl: row.avatarAttaId ? fileUrl(scope.runtime, scope.caller, row.avatarAttaId) : '',
  isRealname: row.isRealname,
  isSelf: row.isSelf,
  isDefault: row.isDefault,
  needsGuardian: needsGuardian(scope, row),
  guardianName: row.guardianName ?? '',
  guardianIdCard: maskIdCard(opened(scope, row.guardianIdCardSealed, sealedFor.guardianIdCard)),
  guardianMobile: maskMobile(guardianMobileOf(scope, row)),
  guardianRelationship: row.guardianRelationship ?? '',
})
