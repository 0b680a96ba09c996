import { expect, test } from 'vitest'
import type { Session } from '../../testing/client.ts'
import { openTestServer } from '../../testing/server.ts'
import { aCaptcha, aMobile, aRegistered } from '../account/account.samples.ts'
import { anIdCard } from './people.samples.ts'

const server = await openTestServer()
const { call } = server
const notAdult = '01030206'

const peopleOf = async (session: Session) => (await call('nethos.pat.compat.list', {}, session)).list
const add = async (session: Session, fields: object) => {
  const proof = await aCaptcha(server, 'nethos.system.captcha.commpat.add.v2', { mobile: aMobile() }, session)
  return call(
    'nethos.pat.compat.add.v2',
    { compatName: '王德福', relationship: 'parents', ...proof, ...fields },
    session,
  )
}

test('who was removed and is added again by his ID number is who he was, with his allergies', async () => {
  const { session } = await aRegistered(server, {})
  const compatIdcard = anIdCard({ bornOn: '1954-05-20' })
  const { compatId } = (await add(session, { compatIdcard })).obj
  const history = { compatId, allergyHistory: '青霉素过敏性休克' }
  expect((await call('nethos.pat.illness.modify', history, session)).code).toBe('0')
  expect((await call('nethos.pat.compat.delete', { compatId }, session)).code).toBe('0')
  expect((await peopleOf(session)).map((one: { compatId: string }) => one.compatId)).not.toContain(compatId)

  const again = await add(session, { compatIdcard, compatName: '王德富' })
  expect(again).toMatchObject({ code: '0', obj: { compatId, compatName: '王德富' } })
  expect((await call('nethos.pat.illness.details', { compatId }, session)).obj).toMatchObject({
    allergyHistory: '青霉素过敏性休克',
  })
  const other = await aRegistered(server, {})
  expect((await add(other.session, { compatIdcard })).obj.compatId).not.toBe(compatId)
})

test('the own person of an account is an adult, by whatever way his ID number comes', async () => {
  const child = anIdCard({ bornOn: '2020-05-20' })
  await expect(aRegistered(server, { patIdcard: child })).rejects.toThrow(notAdult)
  const { session } = await aRegistered(server, {})
  const [self] = await peopleOf(session)
  const changed = await call('nethos.pat.compat.modify.v2', { compatId: self.compatId, compatIdcard: child }, session)
  expect(changed.code).toBe(notAdult)
  const [still] = await peopleOf(session)
  expect(still).toMatchObject({ compatId: self.compatId, selfCompat: self.selfCompat })
})
