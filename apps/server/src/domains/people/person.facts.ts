import { present } from '@nethos/contract/common/present.ts'
import type { Updateable } from 'kysely'
import { readIdCard, toEighteen } from '@nethos/contract/common/id-card.ts'
import type { Guardian, Relationship } from '@nethos/contract/people/people.rules.ts'
import type { Person } from '../../database/types.gen.ts'
import type { Runtime } from '../../runtime.ts'
import { keyedHash } from '../../secrets/keyed-hash.ts'

export const sealedFor = {
  idCard: 'person.id_card',
  mobile: 'person.mobile',
  guardianIdCard: 'person.guardian_id_card',
  guardianMobile: 'person.guardian_mobile',
} as const

/** What may be written of a person, in open words; sealed on the way in. */
export interface PersonFacts {
  personName?: string | undefined
  idCard?: string | undefined
  mobile?: string | undefined
  gender?: 'M' | 'F' | undefined
  maritalStatus?: string | undefined
  areaCode?: string | undefined
  areaName?: string | undefined
  relationship?: Relationship | undefined
  /** What he was to the own person before he became it. */
  relationshipBefore?: Relationship | undefined
  /** '': none any more. */
  avatarAttaId?: string | undefined
  isRealname?: boolean | undefined
  guardian?: Guardian | undefined
}

export const idCardHash = ({ runtime }: { runtime: Runtime }, idCard: string): Buffer =>
  keyedHash(runtime.keys.lookup, `person.id_card ${toEighteen(idCard)}`)

/** The columns that follow from the facts: sealed, and with what an ID number tells. */
export function columnsOf(
  scope: { runtime: Runtime },
  { idCard, mobile, personName, guardian, avatarAttaId, ...facts }: PersonFacts,
): Updateable<Person> {
  const { sealer } = scope.runtime
  const columns: Updateable<Person> = { ...facts }
  if (personName !== undefined) columns.name = personName
  if (avatarAttaId !== undefined) columns.avatarAttaId = avatarAttaId || null
  if (facts.relationship !== undefined) columns.isSelf = facts.relationship === 'self'
  if (mobile !== undefined) columns.mobileSealed = sealer.sealText(mobile, sealedFor.mobile)
  if (idCard !== undefined) {
    columns.idCardSealed = sealer.sealText(toEighteen(idCard), sealedFor.idCard)
    columns.idCardHash = idCardHash(scope, idCard)
    const { gender, birthOn } = present(readIdCard(idCard))
    Object.assign(columns, { gender, birthOn })
  }
  if (guardian !== undefined) {
    columns.guardianName = guardian.guardianName
    columns.guardianIdCardSealed = sealer.sealText(toEighteen(guardian.guardianIdCard), sealedFor.guardianIdCard)
    columns.guardianMobileSealed = sealer.sealText(guardian.guardianMobile, sealedFor.guardianMobile)
    columns.guardianRelationship = guardian.guardianRelationship
  }
  return columns
}
