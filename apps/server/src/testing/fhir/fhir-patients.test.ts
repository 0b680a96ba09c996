import { afterAll, describe, expect, test } from 'vitest'
import type { FhirHospital } from '../../adapters/fhir/fhir-hospital.ts'
import { systems } from '../../adapters/fhir/names.ts'
import { fhirPatients } from '../../adapters/fhir/patients/fhir-patients.ts'
import { anIdCard } from '../../domains/people/people.samples.ts'
import {
  FileExistsError,
  FileRefusedError,
  HospitalUnreachableError,
  RecordNumberPendingError,
  SeveralFilesError,
} from '../../ports/hospital.ts'
import { hospitalPatientsHold } from '../../sandbox/hospital/hospital-patients.port-test.ts'
import { openFhirServer } from './fhir-server.ts'
import { cardSystem, fileAtWindow, giveRecordNumbers, idCardSystem, insure } from './patient-index.ts'
import { recordSystem } from './registration.ts'

const now = () => Date.now()
const open = (without: string[] = []) =>
  openFhirServer({
    now,
    tokens: ['a token'],
    client: { id: '', secret: '' },
    without,
    rule: one => (one.address?.[0]?.text === '火星' ? '火星 is too far' : undefined),
  })
const [first, second, plain] = [await open(), await open(), await open(['$match', 'Observation', 'Coverage'])]
const late = await open()
const servers = [first, second, plain, late]
for (const { store } of [first, second, plain]) giveRecordNumbers(store)
afterAll(() => Promise.all(servers.map(one => one.close())))

const hospitals: FhirHospital[] = servers.map(({ base }, at) => ({
  hosId: `h${at + 1}`,
  base,
  token: 'a token',
  organizationId: 'org',
  recordSystem,
  cardSystem,
  timeoutMs: 2_000,
}))
const patients = fhirPatients(hospitals, { now })
const { store } = first
const patientOf = (idCard: string) =>
  store.all('Patient').find(one => one.identifier.some((each: any) => each.value === idCard))!
const change = (idCard: string, more: object) => {
  const one = patientOf(idCard)
  store.update({ ...one, ...more }, one.id)
}

describe('a patient index that speaks FHIR R4', () => {
  hospitalPatientsHold({
    patients,
    hosId: 'h1',
    otherHosId: 'h2',
    freshIdCard: anIdCard,
    isSelfPayKnown: false,
    async whileAway(work) {
      first.beAway(true)
      try {
        return await work()
      } finally {
        first.beAway(false)
      }
    },
  })
})

describe('who is found', () => {
  test('somebody whose number the window wrote in its old form, by the hospital’s own matching', async () => {
    const recordNumber = fileAtWindow(store, { idCard: '110105491231002', mobile: '+86 139-0000-0005' })
    expect(await patients.find('h1', '11010519491231002X')).toEqual({
      recordNumber,
      name: '王秀英',
      mobile: '13900000005',
      address: '',
      workCode: '',
    })
  })

  test('nobody by a number that was given up, or in a file that was taken away or became part of another', async () => {
    const idCards = [anIdCard(), anIdCard(), anIdCard(), anIdCard()]
    const records = idCards.map(idCard => fileAtWindow(store, { idCard }))
    change(idCards[0]!, { active: false })
    change(idCards[1]!, {
      link: [{ type: 'replaced-by', other: { reference: `Patient/${patientOf(idCards[3]!).id}` } }],
    })
    const [own, ...others] = patientOf(idCards[2]!).identifier
    change(idCards[2]!, { identifier: [{ ...own, use: 'old' }, ...others] })
    for (const at of [0, 1, 2]) expect(await patients.find('h1', idCards[at]!)).toBeUndefined()
    expect(await Promise.all(records.map(one => patients.get('h1', one).then(file => file?.recordNumber)))).toEqual([
      undefined,
      undefined,
      records[2],
      records[3],
    ])
  })

  test('of two files with one ID number neither is taken for his, nor is a third made', async () => {
    const idCard = anIdCard()
    fileAtWindow(store, { idCard })
    fileAtWindow(store, { idCard })
    await expect(patients.find('h1', idCard)).rejects.toBeInstanceOf(SeveralFilesError)
    expect(await patients.insurance('h1', idCard)).toBeUndefined()
    const again = { idCard, name: '王秀英', mobile: '', address: '', workCode: '' }
    await expect(patients.create('h1', again)).rejects.toThrow('has a file')
  })

  test('a file without a record number waits for it', async () => {
    const idCard = anIdCard()
    fileAtWindow(store, { idCard })
    change(idCard, {
      identifier: patientOf(idCard)
        .identifier.filter((one: any) => one.system !== recordSystem)
        .concat({ system: recordSystem, value: '尚未编号' }),
    })
    await expect(patients.find('h1', idCard)).rejects.toBeInstanceOf(RecordNumberPendingError)
  })
})

test('a hospital that numbers its files later makes one file, and gives it when it is numbered', async () => {
  const idCard = anIdCard()
  const file = { idCard, name: '王秀英', mobile: '13900000011', address: '宁禾市东湖区长堤路166号', workCode: '90' }
  await expect(patients.create('h4', file)).rejects.toBeInstanceOf(RecordNumberPendingError)
  await expect(patients.find('h4', idCard)).rejects.toBeInstanceOf(RecordNumberPendingError)
  await expect(patients.create('h4', file)).rejects.toBeInstanceOf(FileExistsError)
  const [one, another] = late.store.all('Patient')
  expect(another).toBeUndefined()
  const numbered = [...one!.identifier, { system: recordSystem, value: 'B1' }]
  late.store.update({ ...one!, identifier: numbered }, one!.id)
  expect(await patients.find('h4', idCard)).toMatchObject({ recordNumber: 'B1', mobile: '13900000011' })
})

describe('what is written', () => {
  test('a file is made with what R4 has for it', async () => {
    const idCard = anIdCard({ bornOn: '2021-05-06' })
    await patients.create('h1', {
      idCard,
      name: '李小满',
      mobile: '13900000007',
      address: '宁禾市西山区松风路9号',
      workCode: '31',
      heightCm: 104.5,
      guardian: { name: '李建国', mobile: '13900000008', relationship: '父亲' },
    })
    expect(patientOf(idCard)).toMatchObject({
      active: true,
      birthDate: '2021-05-06',
      identifier: [{ use: 'official', system: idCardSystem, value: idCard }, { system: recordSystem }, {}],
      name: [{ use: 'official', text: '李小满' }],
      telecom: [{ system: 'phone', use: 'mobile', value: '13900000007' }],
      contact: [
        {
          relationship: [{ coding: [{ system: systems.relationship, code: 'GUARD' }], text: '父亲' }],
          name: { text: '李建国' },
          telecom: [{ system: 'phone', value: '13900000008' }],
        },
      ],
    })
  })

  test('stands beside what the hospital keeps, and loses nothing that another wrote meanwhile', async () => {
    const idCard = anIdCard()
    const recordNumber = fileAtWindow(store, { idCard, mobile: '13900000009' })
    const home = { system: 'phone', use: 'home', value: '057100000000' }
    change(idCard, {
      telecom: [home, ...patientOf(idCard).telecom],
      address: [{ use: 'home', city: '宁禾市', line: ['长堤路166号'], postalCode: '310000' }],
      maritalStatus: { text: '已婚' },
    })
    expect(await patients.get('h1', recordNumber)).toMatchObject({ address: '宁禾市长堤路166号' })
    const puts = first.asked.filter(one => one.startsWith('PUT')).length
    await Promise.all([
      patients.changeMobile('h1', recordNumber, '13700000002'),
      patients.changeAddress('h1', recordNumber, '宁禾市西山区松风路9号'),
    ])
    expect(first.asked.filter(one => one.startsWith('PUT')).length).toBe(puts + 3)
    expect(patientOf(idCard)).toMatchObject({
      telecom: [home, { system: 'phone', use: 'mobile', value: '13700000002' }],
      address: [{ use: 'home', text: '宁禾市西山区松风路9号' }],
      maritalStatus: { text: '已婚' },
    })
    expect(patientOf(idCard).address[0]).not.toHaveProperty('line')
  })

  test('vital signs are observations: one of each kind and day, both pressures together, one alone by itself', async () => {
    const recordNumber = fileAtWindow(store, { idCard: anIdCard() })
    const codes = () =>
      store
        .all('Observation')
        .slice(before)
        .map(one => one.code.coding[0].code)
    const before = store.all('Observation').length
    for (const systolic of [130, 128])
      await patients.keepVitalSigns('h1', recordNumber, { weightKg: 60, systolic, diastolic: 80 })
    expect(codes()).toEqual(['29463-7', '85354-9'])
    expect(store.all('Observation').at(-1)).toMatchObject({
      category: [{ coding: [{ code: 'vital-signs' }] }],
      component: [{ valueQuantity: { value: 128, code: 'mm[Hg]' } }, { valueQuantity: { value: 80 } }],
    })
    await patients.keepVitalSigns('h1', recordNumber, { systolic: 127 })
    expect(codes()).toEqual(['29463-7', '85354-9', '8480-6'])
  })

  test('what the hospital measured counts in its own units', async () => {
    const idCard = anIdCard()
    const recordNumber = fileAtWindow(store, { idCard })
    for (const [code, value, unit] of [
      ['8302-2', 1.635, 'm'],
      ['29463-7', 3250, 'g'],
      ['29463-7', 7, '[stone_av]'],
    ] as const)
      store.create({
        resourceType: 'Observation',
        status: 'final',
        code: { coding: [{ system: 'http://loinc.org', code }] },
        subject: { reference: `Patient/${patientOf(idCard).id}` },
        effectiveDateTime: unit === 'g' ? '2026-02-01' : '2026-01-01',
        valueQuantity: { value, code: unit },
      })
    expect(await patients.get('h1', recordNumber)).toMatchObject({ heightCm: 163.5, weightKg: 3.3 })
  })
})

describe('what a hospital refuses or does not serve', () => {
  test('its own rules are heard as a refusal, and what it says of a patient goes no further', async () => {
    const recordNumber = fileAtWindow(store, { idCard: anIdCard() })
    const refused = await patients.changeAddress('h1', recordNumber, '火星').catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(FileRefusedError)
    expect(String(refused)).toContain('422 business-rule')
    expect(String(refused)).not.toContain('火星')
    const other = fileAtWindow(plain.store, { idCard: anIdCard() })
    await expect(patients.keepVitalSigns('h3', other, { heightCm: 170 })).rejects.toBeInstanceOf(FileRefusedError)
  })

  test('without $match it is searched, without observations and coverages nothing is known of them', async () => {
    const idCard = anIdCard()
    const recordNumber = fileAtWindow(plain.store, { idCard, mobile: '13900000001' })
    const file = await patients.find('h3', idCard)
    expect(file).toEqual({ recordNumber, name: '王秀英', mobile: '13900000001', address: '', workCode: '' })
    expect(await patients.insurance('h3', idCard)).toBeUndefined()
    const made = await patients.create('h3', { ...file!, idCard: anIdCard(), heightCm: 170 })
    expect(made.heightCm).toBeUndefined()
  })

  test('a server that does not serve $match is not asked for it before each search', async () => {
    const asked = () => plain.asked.filter(one => one.endsWith('/Patient/$match')).length
    const fresh = fhirPatients([hospitals[2]!], { now })
    const before = asked()
    for (let nth = 0; nth < 3; nth++) expect(await fresh.find('h3', anIdCard())).toBeUndefined()
    expect(asked()).toBe(before + 1)
  })

  test('a hospital that is not connected, and one that lets nobody in, are lines that are down', async () => {
    const stranger = fhirPatients([{ ...hospitals[0]!, token: 'another' }], { now })
    await expect(stranger.find('h1', anIdCard())).rejects.toBeInstanceOf(HospitalUnreachableError)
    await expect(patients.find('h9', anIdCard())).rejects.toBeInstanceOf(HospitalUnreachableError)
  })
})

describe('insurance and cards', () => {
  test('the coverage that is billed first counts, as long as it is in force', async () => {
    const idCard = anIdCard()
    fileAtWindow(store, { idCard })
    const known = () => patients.insurance('h1', idCard)
    // It keeps none of his: nothing is known, and to call him 自费 would be a lie.
    expect(await known()).toBeUndefined()
    insure(store, idCard, '离休', { period: { end: '2020-01-01' } })
    insure(store, idCard, '自付', { type: { coding: [{ system: systems.selfPay, code: 'pay' }] } })
    expect(await known()).toEqual({ isInsured: false, kind: '自费' })
    insure(store, idCard, '省医保', { order: 2 })
    insure(store, idCard, '市医保', { order: 1, period: { start: '2020-01-01' } })
    expect(await known()).toEqual({ isInsured: true, kind: '市医保' })
  })

  test('cards by their system or by their type, oldest first, without those that were given up', async () => {
    const idCard = anIdCard()
    const recordNumber = fileAtWindow(store, { idCard })
    const card = (value: string, start: string, more: object = {}) => ({
      type: { coding: [{ system: systems.identifierType, code: 'HC' }] },
      system: cardSystem,
      value,
      period: { start },
      ...more,
    })
    change(idCard, {
      identifier: [
        ...patientOf(idCard).identifier.filter((one: any) => one.system !== cardSystem),
        card('K3', '2024-01-01'),
        card('K2', '2020-01-01', { use: 'old' }),
        card('K1', '2019-01-01'),
      ],
    })
    const cards = [
      { cardNumber: 'K1', insurance: '' },
      { cardNumber: 'K3', insurance: '' },
    ]
    expect(await patients.visitCards('h1', recordNumber)).toEqual(cards)
    const { cardSystem: _left, ...rest } = hospitals[0]!
    expect(await fhirPatients([rest], { now }).visitCards('h1', recordNumber)).toEqual(cards)
  })
})

test('no ID number, record number or mobile stands in an address', () => {
  expect(first.asked.some(one => one === 'POST /fhir/Patient/$match')).toBe(true)
  expect(plain.asked.some(one => one === 'POST /fhir/Patient/_search')).toBe(true)
  for (const { asked } of servers)
    expect(asked.filter(one => /\bB26\d{4}\b|\b1\d{10}\b|\d{17}[\dX]/.test(one))).toEqual([])
})
