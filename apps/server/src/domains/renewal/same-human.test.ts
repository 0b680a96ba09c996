import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aDoctor } from '../consult/testbed.ts'
import { aRenewalWorld } from './testbed.ts'

const server = await openTestServer()
const { db } = server
const now = () => server.runtime.clock.now()
type World = Awaited<ReturnType<typeof aRenewalWorld>>

/** Two accounts that look after the same man: his own and his daughter's; each asks another doctor. */
async function twoAccounts({ name = '王德福', other = '王德福' } = {}) {
  const [own, daughters] = [await aRenewalWorld(server), await aRenewalWorld(server)]
  const { idCardHash, idCardSealed } = await db
    .selectFrom('person')
    .select(['idCardHash', 'idCardSealed'])
    .where('personId', '=', own.patient.personId)
    .executeTakeFirstOrThrow()
  const human = { idCardHash, idCardSealed, gender: 'M', birthOn: '1954-05-20' }
  const change = (world: World, fields: object) =>
    db.updateTable('person').set(fields).where('personId', '=', world.patient.personId).execute()
  await change(own, { ...human, name })
  await change(daughters, { ...human, name: other, isSelf: false, relationship: 'parents' })
  return { own, daughters }
}
const detailOf = async (world: World, consultId: string) =>
  (await world.desk('staff.renewal.detail', { consultId })).obj as Record<string, any>
const told = (world: World, fields: object) =>
  db
    .insertInto('healthFile')
    .values({ personId: world.patient.personId, changedAt: new Date(now()), ...fields })
    .execute()

describe('somebody whom two accounts look after', () => {
  test('is one human being for the doctor: allergies, illnesses, medicines, prescriptions and kidneys of both', async () => {
    const { own, daughters } = await twoAccounts()
    const first = await own.applied({ allergyHistory: ['cephalosporins'] })
    const facts = { creatinine: 320, hasContraception: false, isAllergySettled: true }
    expect((await own.prescribe(first, { facts })).code).toBe('0')
    await own.review(first)
    await told(own, { allergyHistory: '青霉素过敏性休克', pastHistory: '支气管哮喘十年' })
    await db
      .insertInto('ownMedicine')
      .values({
        accountId: own.patient.accountId,
        personId: own.patient.personId,
        drugName: '华法林',
        dose: '2.5mg',
        frequency: '每日1次',
        toldAt: new Date(now()),
      })
      .execute()

    const second = await daughters.applied()
    const { head, basis } = await detailOf(daughters, second)
    expect(head.allergies).toMatchObject({ isAllergic: true, classes: ['cephalosporins', 'penicillins'] })
    expect(basis.contradictions).toEqual([
      expect.stringMatching(/的续方写了头孢菌素类过敏，这次写无$/),
      expect.stringMatching(/^另一账号的健康档案写了青霉素类过敏，这次写无$/),
    ])
    expect(basis.illnesses).toContain('哮喘')
    expect(head.histories).toContain('既往史：支气管哮喘十年（另一账号填写）')
    expect(basis.lastCreatinine).toMatchObject({ value: 320, from: 'doctor' })
    expect(basis.takenNow).toEqual([
      expect.stringMatching(/^苯磺酸氨氯地平片 每次5mg 每日1次/),
      expect.stringMatching(/^华法林 每次2.5mg/),
    ])
    expect(head.prescriptions).toHaveLength(1)

    const drugs = []
    for (const drug of ['阿莫西林胶囊', '盐酸普萘洛尔片', '布洛芬缓释胶囊', '苯磺酸氨氯地平片'])
      drugs.push({ ...daughters.line(await daughters.drugId(drug)), amount: null })
    const { obj } = await daughters.desk('staff.renewal.prescription.check', { consultId: second, drugs })
    const kinds = (obj.warnings as { kind: string; level: string }[])
      .filter(one => one.level !== 'inform')
      .map(one => one.kind)
    expect(kinds).toEqual(expect.arrayContaining(['allergy', 'disease', 'interaction', 'duplicate', 'kidney']))
    expect((await daughters.prescribe(second)).code).toBe('04130010')
  })

  test('stays two for the accounts: neither learns from a check what stands in the other', async () => {
    const { own, daughters } = await twoAccounts()
    await told(own, { allergyHistory: '青霉素过敏性休克' })
    const { patient } = daughters
    const asked = {
      compatId: patient.personId,
      drugs: [{ drugId: await daughters.drugId('阿莫西林胶囊'), packs: 1 }],
      consulterWeight: '62.5',
      liverFunction: 'normal',
      kidneyFunction: 'normal',
      fertilityPlan: 'none',
      allergyHistory: [],
    }
    const reply = await server.call('nethos.renewal.drug.check', asked, patient.session)
    expect(reply.code).toBe('0')
    expect(JSON.stringify(reply.list)).not.toContain('青霉素')
  })

  test('is nobody else: another name with the same number is another file', async () => {
    const { own, daughters } = await twoAccounts({ other: '王德贵' })
    await told(own, { allergyHistory: '青霉素过敏性休克' })
    const { head } = await detailOf(daughters, await daughters.applied())
    expect(head.allergies.classes).toEqual([])
  })

  test('is nobody whom an account has only written down: what was never verified joins nothing', async () => {
    const { own, daughters } = await twoAccounts()
    const consultId = await daughters.applied()
    await told(own, { allergyHistory: '青霉素过敏性休克' })
    await db
      .updateTable('person')
      .set({ isRealname: false })
      .where('personId', '=', daughters.patient.personId)
      .execute()
    const { head } = await detailOf(daughters, consultId)
    expect(head.allergies.classes).toEqual([])
  })

  test('was asked about before: the doctor sees what the other account asked him', async () => {
    const { own, daughters } = await twoAccounts()
    const doctor = await aDoctor(server)
    await db.updateTable('doctor').set({ canPrescribe: true }).where('docId', '=', doctor.docId).execute()
    const first = await own.applied({ docId: doctor.docId })
    const second = await daughters.applied({ docId: doctor.docId })
    const { obj } = await server.staff.call('staff.consult.detail', { consultId: second }, doctor.session)
    expect(obj.earlierConsults).toMatchObject([{ consultId: first }])
  })
})
