import { theSystem } from '../../calls/caller.ts'
import { aMobile, aRegistered, type Registered } from '../account/account.samples.ts'
import { aPerson, anIdCard } from '../people/people.samples.ts'
import { newKey } from './grant.table.ts'
import { beginGrant } from './grant.lifecycle.ts'
import type { TestServer } from '../../testing/server.ts'

/** A daughter with an account, and her father among her people: an adult with a phone of his own. */
export interface GrantWorld {
  daughter: Registered
  compatId: string
  fathersMobile: string
  fathersIdCard: string
}

export async function aGrantWorld(server: TestServer, bornOn = '1954-10-02', at?: number): Promise<GrantWorld> {
  const daughter = await aRegistered(server, { patName: '王秀英' })
  const fathersMobile = aMobile()
  const fathersIdCard = anIdCard({ bornOn, gender: 'M' })
  const compatId = await aPerson(server, daughter.accountId, {
    personName: '王德福',
    relationship: 'parents',
    mobile: fathersMobile,
    idCard: fathersIdCard,
    ...(at !== undefined && { at }),
  })
  return { daughter, compatId, fathersMobile, fathersIdCard }
}

export const allScopes = ['book', 'pay', 'reports', 'consult'] as const

/** She asks by a link; the key out of the father's text message. */
export async function anAskedLink(
  server: TestServer,
  { daughter, compatId, fathersMobile }: GrantWorld,
  fields: object = {},
): Promise<{ grantId: string; key: string }> {
  const sent = { compatId, scopes: allScopes, days: 90, way: 'link', ...fields }
  const { code, msg, obj } = await server.call('nethos.pat.grant.ask', sent, daughter.session)
  if (code !== '0') throw new Error(`grant.ask: ${code} ${msg}`)
  const { text } = await server.lastSms(fathersMobile)
  return { grantId: obj.grantId, key: /[?&]t=([\w-]+)/.exec(text)![1]! }
}

/** The father's own account, logged in with his phone. */
export const fathersAccount = (
  server: TestServer,
  { fathersMobile }: GrantWorld,
  fields: object = {},
): Promise<Registered> => aRegistered(server, { patName: '王德福', ...fields }, fathersMobile)

/** Written straight into the database: an account's request to, or grant of, somebody with this phone; he is one of its people. */
export async function aGrantAbout(
  server: Pick<TestServer, 'db' | 'runtime'>,
  accountId: string,
  mobile: string,
  status: 'asked' | 'given',
): Promise<{ grantId: string; managedId: string }> {
  const managedId = await aPerson(server, accountId, { mobile })
  const now = server.runtime.clock.now()
  const { grantId } = await beginGrant(
    { ...server, now, caller: theSystem },
    {
      accountId,
      personId: managedId,
      idCardHash: null,
      mobile,
      keyHash: newKey().keyHash,
      scopes: [...allScopes],
      days: 90,
    },
  )
  if (status === 'given')
    await server.db
      .updateTable('personGrant')
      .set({ status, answeredAt: new Date(now), endsAt: new Date(now + 90 * 86_400_000), dueAt: null })
      .where('grantId', '=', grantId)
      .execute()
  return { grantId, managedId }
}

/** Written straight into the database: one of an account's people has taken back what it let it do. */
export async function aRevokedGrant(
  server: TestServer,
  { accountId, personId }: { accountId: string; personId: string },
): Promise<void> {
  const now = server.runtime.clock.now()
  const { grantId } = await beginGrant(
    { ...server, now, caller: theSystem },
    {
      accountId,
      personId,
      idCardHash: null,
      mobile: '13600000000',
      keyHash: newKey().keyHash,
      scopes: [...allScopes],
      days: 90,
    },
  )
  const at = new Date(now)
  await server.db
    .updateTable('personGrant')
    .set({ status: 'revoked', answeredAt: at, endedAt: at, endedBy: 'person', dueAt: null })
    .where('grantId', '=', grantId)
    .execute()
}
