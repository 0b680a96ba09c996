import * as z from 'zod/mini'
import { toEighteen } from '@nethos/contract/common/id-card.ts'
import { namesGuardian, type SentGuardian } from '@nethos/contract/people/guardian.services.ts'
import { guardian as rule, isAdultAt, type Guardian } from '@nethos/contract/people/people.rules.ts'
import { refuse, type Refused } from '../../calls/handler.ts'
import { findSelf, type PeopleScope } from './person.table.ts'
import { idCardOf, mobileOf } from './shown-person.ts'

/** Who answers for a child: as he was typed, or the account's own person as he is recorded; undefined: nobody was named. */
export async function guardianOf(
  scope: PeopleScope,
  sent: SentGuardian,
): Promise<Guardian | undefined | Refused<'guardian_not_adult' | 'guardian_self_incomplete'>> {
  if (!namesGuardian(sent)) return undefined
  const named = sent.guardianIsSelf ? await ownAs(scope, sent.guardianRelationship ?? '') : z.parse(rule, sent)
  if (!named) return refuse('guardian_self_incomplete')
  if (!isAdultAt(named.guardianIdCard, scope.now)) return refuse('guardian_not_adult')
  return { ...named, guardianIdCard: toEighteen(named.guardianIdCard) }
}

async function ownAs(scope: PeopleScope, relationship: string): Promise<Guardian | undefined> {
  const self = await findSelf(scope)
  if (!self?.idCardSealed || !self.mobileSealed) return undefined
  return {
    guardianName: self.name,
    guardianIdCard: idCardOf(scope, self),
    guardianMobile: mobileOf(scope, self),
    guardianRelationship: relationship.trim(),
  }
}
