import { expect, test } from 'vitest'
import { looks } from '@nethos/contract/renewal/prescription-check.ts'
import { openTestServer } from '../../testing/server.ts'
import { aRenewalWorld } from './testbed.ts'

const server = await openTestServer()
type Warned = { key: string; level: string; sentence: string }

/** Warfarin, signed with a reason for each warning that wants one. */
async function signed() {
  const world = await aRenewalWorld(server)
  const consultId = await world.applied({ illnessName: '心房颤动' })
  const drugs = [
    { ...world.line(await world.drugId('华法林钠片')), amount: 2.5, packs: 1 },
    { ...world.line(await world.drugId('布洛芬缓释胶囊')), amount: 0.3, unit: 'g', packs: 1, days: 5 },
  ]
  const { warnings } = (await world.desk('staff.renewal.prescription.check', { consultId, drugs })).obj
  const overrides = (warnings as Warned[]).map(one => ({ key: one.key, reason: '短期使用，监测INR' }))
  const reply = await world.prescribe(consultId, { drugs, diagnosis: '心房颤动', overrides })
  expect(`${reply.code} ${reply.msg}`).toMatch(/^0 /)
  const detail = async () =>
    (await world.desk('staff.prescription.detail', { consultId }, world.pharmacist.session)).obj as {
      warnings: Warned[]
      fresh: Warned[]
    }
  const review = async (seen: readonly string[]) => world.review(consultId, { isApproved: true, looked: looks, seen })
  const keysOf = (all: readonly Warned[]) => all.filter(one => one.level !== 'inform').map(one => one.key)
  const reviews = () =>
    server.db
      .selectFrom('prescriptionReview')
      .innerJoin('prescription', 'prescription.prescriptionId', 'prescriptionReview.prescriptionId')
      .select(['outcome', 'looked', 'staffId', 'warnings'])
      .where('prescription.consultId', '=', consultId)
      .orderBy('reviewId')
      .execute()
  const add = (drugName: string) =>
    server.call(
      'nethos.medication.own.add',
      { compatId: world.patient.personId, drugName, amount: null, unit: 'mg', frequency: 'qd' },
      world.patient.session,
    )
  return { world, consultId, detail, review, keysOf, reviews, add }
}

test('a pharmacist ticks each warning that was signed against, and what he saw is kept', async () => {
  const { world, detail, review, keysOf, reviews } = await signed()
  const { warnings, fresh } = await detail()
  const keys = keysOf(warnings)
  expect(keys.length).toBeGreaterThan(0)
  expect(fresh, 'nothing has changed since').toEqual([])
  const left = await review(keys.slice(1))
  expect(left).toMatchObject({ code: '04130026', msg: '还有警示没有逐条核对，请逐条核对后再审核' })
  expect(left.obj.warnings.map((one: Warned) => one.key)).toEqual([keys[0]])
  expect((await review(keys)).code).toBe('0')
  const [saved] = await reviews()
  expect(saved).toMatchObject({ outcome: 'approved', looked: [...looks], staffId: world.pharmacist.staffId })
  expect(saved!.warnings).toContainEqual(
    expect.objectContaining({ key: keys[0], isNew: false, isSeen: true, reason: '短期使用，监测INR' }),
  )
})

test('what has come up since it was signed is new to him, and is ticked too', async () => {
  const { detail, review, keysOf, reviews, add } = await signed()
  await add('可乐必妥')
  const { warnings, fresh } = await detail()
  expect(fresh).toContainEqual(
    expect.objectContaining({ level: 'warn', sentence: expect.stringContaining('可乐必妥') }),
  )
  expect((await review(keysOf(warnings))).code).toBe('04130026')
  expect((await review(keysOf([...warnings, ...fresh]))).code).toBe('0')
  expect((await reviews())[0]!.warnings).toContainEqual(expect.objectContaining({ isNew: true, isSeen: true }))
})

test('what forbids it since it was signed keeps it from being approved; it is kept, and goes back', async () => {
  const { world, consultId, detail, review, keysOf, reviews } = await signed()
  const file = { allergyHistory: '布洛芬过敏性休克', allergyClasses: ['analgesics'] }
  await server.call(
    'nethos.pat.medicalinfo.modify',
    { compatId: world.patient.personId, ...file },
    world.patient.session,
  )
  const { warnings, fresh } = await detail()
  const refused = await review(keysOf([...warnings, ...fresh]))
  expect(refused).toMatchObject({ code: '04130027', msg: '签名以后出现了禁止开具的问题，请退回医生修改' })
  expect(refused.obj.warnings).toContainEqual(expect.objectContaining({ kind: 'allergy', level: 'stop' }))
  expect((await world.review(consultId, { isApproved: false, reason: '布洛芬过敏' })).code).toBe('0')
  expect((await reviews()).map(one => one.outcome)).toEqual(['stopped', 'returned'])
})
