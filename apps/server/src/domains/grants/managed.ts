import { mustGet } from '@nethos/contract/common/present.ts'
import { closedSentences, grantScopeKeys, nextAgeLine } from '@nethos/contract/grants/grants.rules.ts'
import type { ManagedRow } from '@nethos/contract/grants/grants.schemas.ts'
import type { grantServices } from '@nethos/contract/grants/grants.services.ts'
import { refuse, type HandlerOf } from '../../calls/handler.ts'
import {
  findSay,
  findSays,
  peopleListed,
  personToAsk,
  whyClosed,
  type PersonToAsk,
  type Say,
} from '../people/public.ts'
import { grants as lifecycle } from './grant.lifecycle.ts'
import type { GrantRow } from './grant.table.ts'
import { activeGrants } from './grant-rows.table.ts'
import { shownGrant } from './shown-grant.ts'
import { inWords, whomToAsk } from './whom-to-ask.ts'

type Listed = Omit<PersonToAsk, 'ownAccountId'>

function shown(person: Listed, say: Say, grants: readonly GrantRow[], now: number): ManagedRow {
  const reason = whyClosed(say, say.scopes?.[0] ?? 'book', now)
  const inState = (status: 'asked' | 'given'): GrantRow | undefined =>
    grants.find(one => one.personId === person.personId && lifecycle.asOf(one, now).status === status)
  const [asked, given] = [inState('asked'), inState('given')]
  return {
    personId: person.personId,
    personName: person.name,
    relationship: person.relationship,
    age: person.age,
    isSpoken: say.isSpoken,
    isOpen: say.isOpen,
    scopes: say.isOpen ? (say.scopes ?? [...grantScopeKeys]) : [],
    openUntil: say.openUntil,
    closedSentence: reason ? closedSentences[reason] : '',
    ageLine: nextAgeLine(person.birthOn, now) ?? null,
    asked: asked ? shownGrant(asked, now) : null,
    given: given && say.isOpen ? shownGrant(given, now) : null,
  }
}

export const listManaged: HandlerOf<typeof grantServices.listManaged> = async ({ ctx }) => {
  const people = (await peopleListed(ctx)).filter(person => !person.isSelf)
  const says = new Map((await findSays(ctx)).map(say => [say.personId, say]))
  const grants = await activeGrants(
    ctx,
    people.map(person => person.personId),
  )
  return people.map(person => shown(person, mustGet(says, person.personId), grants, ctx.now))
}

export const getManaged: HandlerOf<typeof grantServices.getManaged> = async ({ input, ctx }) => {
  const person = await personToAsk(ctx, input.personId)
  const say = person && (await findSay(ctx, person.personId))
  if (!person || !say) return refuse('not_found')
  const grants = await activeGrants(ctx, [person.personId])
  return { ...shown(person, say, grants, ctx.now), ...inWords(await whomToAsk(ctx, person)) }
}
