import { expect, test } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { openPool } from '../../../database/connect.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { depositAtWindow, staysOf } from '../bills/stay.table.ts'
import { writeFileAtWindow } from '../window.table.ts'
import { demoStays } from './demo-stays.ts'
import { sendHome, takeIn, writeNote } from './stay-events.ts'

const { appUrl } = await testDatabase()
const pool = openPool({ url: appUrl, size: 4, onError: () => undefined })
const now = Date.now()
const stays = demoStays(pool, { now: () => now })
const arriveOn = addDays(dayOf(now), 2)
let files = 0

/** A woman with a note, and what we say of it, each time anew. */
async function aNote() {
  const nth = String(++files).padStart(2, '0')
  const idCard = `33010619550308${nth}28`
  const recordNumber = await writeFileAtWindow(pool, { hosId: 'h1', idCard, name: '王秀英' }, now)
  const noteNo = `K${nth}`
  const about = { deptCode: 'surgery', diagnosis: '胆囊结石', priority: 'ordinary' } as const
  await writeNote(pool, { hosId: 'h1', noteNo, recordNumber, ...about }, now)
  let version = 0
  const say = async (standing: 'registered' | 'called' | 'accepted' | 'cancelled') => {
    const bed = (await stays.beds('h1')).find(one => one.state === 'free' && one.gender === '')
    const held = standing === 'called' || standing === 'accepted'
    const bedCode = held ? ((await stays.notes('h1', recordNumber))[0]!.bedCode ?? bed!.bedCode) : undefined
    await stays.arrange('h1', {
      noteNo,
      version: ++version,
      standing,
      bedWish: 'any',
      wishedOn: '',
      remark: {},
      ...(bedCode && { bedCode, arriveOn }),
    })
  }
  return { recordNumber, noteNo, say, accounts: () => staysOf(pool, 'h1', recordNumber) }
}

test('who says that she comes has an account to pay in advance on, and nobody before', async () => {
  const { say, accounts } = await aNote()
  await say('registered')
  await say('called')
  expect(await accounts()).toEqual([])
  await say('accepted')
  expect(await accounts()).toMatchObject([{ state: 'open', admittedOn: arriveOn, prepaidCents: 0 }])
  await say('registered')
  expect(await accounts()).toEqual([])
})

test('what she has paid before she calls it off waits to be settled', async () => {
  const { say, accounts } = await aNote()
  await say('accepted')
  const { stayNo } = (await accounts())[0]!
  await depositAtWindow(pool, { hosId: 'h1', stayNo, amountCents: 200_000, at: now })
  await say('cancelled')
  expect(await accounts()).toMatchObject([{ stayNo, state: 'to_settle', prepaidCents: 200_000 }])
})

test('it is the same account on the ward and when she has gone home', async () => {
  const { noteNo, say, accounts } = await aNote()
  await say('accepted')
  await takeIn(pool, 'h1', noteNo, now)
  expect(await accounts()).toMatchObject([{ state: 'open', admittedOn: dayOf(now) }])
  await sendHome(pool, 'h1', noteNo, now)
  expect(await accounts()).toMatchObject([{ state: 'to_settle', dischargedOn: dayOf(now) }])
})
