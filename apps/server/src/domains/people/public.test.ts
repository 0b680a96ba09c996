import { expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { anAccount } from '../../testing/people.ts'
import { anIdCard, aPerson } from './people.samples.ts'
import { personForConsult, type PeopleScope } from './public.ts'

const server = await openTestServer()
const owner = await anAccount(server)
const scopeOf = (accountId: string, db: PeopleScope['db'] = server.db): PeopleScope => ({
  db,
  runtime: server.runtime,
  now: server.runtime.clock.now(),
  caller: { kind: 'account', accountId, sessionId: '' },
})

test('a consult keeps of a person what it needs, masked', async () => {
  const idCard = anIdCard({ bornOn: '1950-01-01', gender: 'M' })
  const personId = await aPerson(server, owner.accountId, { idCard, mobile: '13812345678' })
  expect(await personForConsult(scopeOf(owner.accountId), personId)).toEqual({
    personId,
    name: '王秀英',
    gender: 'M',
    age: expect.any(Number),
    idCardMasked: `${idCard.slice(0, 6)}********${idCard.slice(14)}`,
    mobileMasked: '138****5678',
    isRealname: false,
    hasIdCard: true,
    needsGuardian: false,
  })
})

test("a consult is not for another account's person, nor for one who is removed", async () => {
  const stranger = await anAccount(server)
  const personId = await aPerson(server, owner.accountId)
  expect(await personForConsult(scopeOf(stranger.accountId), personId)).toBeUndefined()
  await server.call('nethos.pat.compat.delete', { compatId: personId }, owner.session)
  expect(await personForConsult(scopeOf(owner.accountId), personId)).toBeUndefined()
})

test('a person for whom a consult is just being started is not removed meanwhile', async () => {
  const { accountId, session } = owner
  const personId = await aPerson(server, accountId)
  const removing = await server.db.transaction().execute(async trx => {
    await personForConsult(scopeOf(accountId, trx), personId)
    let isAnswered = false
    const reply = server
      .call('nethos.pat.compat.delete', { compatId: personId }, session)
      .finally(() => (isAnswered = true))
    // The removal has come as far as the row before the consult is there.
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    while (!isAnswered && (await server.pool.query(waiting)).rowCount === 0);
    const at = new Date(server.runtime.clock.now())
    await trx
      .insertInto('consult')
      .values({
        accountId,
        personId,
        consultType: 'RENEWAL_OF_CONSULTATION',
        status: 'going',
        priceCents: 0,
        feeCents: 0,
        consulterName: '王秀英',
        content: '…',
        replyLimit: 0,
        repliesLeft: 0,
        lastAt: at,
        createdAt: at,
      })
      .execute()
    return { reply }
  })
  expect(await removing.reply).toMatchObject({ code: '01030204' })
})
