import { expect, test } from 'vitest'
import {
  FileExistsError,
  FileUnknownError,
  HospitalUnreachableError,
  type HospitalPatients,
  type NewHospitalFile,
} from '../../ports/hospital.ts'

export interface PatientsCase {
  patients: HospitalPatients
  /** Two hospitals that the adapter speaks for, each with an index of its own. */
  hosId: string
  otherHosId: string
  /** Well-formed ID numbers that no file has yet, a fresh one each time. */
  freshIdCard: () => string
  /** It knows of whoever has a file and no insurance that he pays himself. */
  isSelfPayKnown?: boolean
  /** Works while no answer can come. */
  whileAway: <T>(work: () => Promise<T>) => Promise<T>
}

/** What every hospital's patient index must do, whatever system is behind it. */
export function hospitalPatientsHold({
  patients,
  hosId,
  otherHosId,
  freshIdCard,
  isSelfPayKnown = true,
  whileAway,
}: PatientsCase): void {
  const aFile = (change: Partial<NewHospitalFile> = {}): NewHospitalFile => ({
    idCard: freshIdCard(),
    name: '𠮷田·㛃',
    mobile: '13900000001',
    address: '宁禾市东湖区长堤路166号3幢2单元501室',
    workCode: '90',
    ...change,
  })

  test('nobody has a file before it is made; then it is found by ID number and by record number', async () => {
    const wanted = aFile({ heightCm: 162.5, weightKg: 55 })
    expect(await patients.find(hosId, wanted.idCard)).toBeUndefined()
    const { idCard, ...file } = wanted
    const made = await patients.create(hosId, wanted)
    expect(made).toEqual({ ...file, recordNumber: expect.stringMatching(/^[A-Za-z0-9]{1,32}$/) })
    expect(await patients.find(hosId, idCard)).toEqual(made)
    expect(await patients.get(hosId, made.recordNumber)).toEqual(made)
  })

  test('each hospital has its own index', async () => {
    const wanted = aFile()
    const { recordNumber } = await patients.create(hosId, wanted)
    expect(await patients.find(otherHosId, wanted.idCard)).toBeUndefined()
    expect(await patients.get(otherHosId, recordNumber)).toBeUndefined()
    expect(await patients.create(otherHosId, wanted)).toMatchObject({ name: wanted.name })
  })

  test('one ID number has one file, also when two are made at once', async () => {
    const wanted = aFile()
    const made = await Promise.allSettled([patients.create(hosId, wanted), patients.create(hosId, wanted)])
    expect(made.map(one => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(patients.create(hosId, wanted)).rejects.toBeInstanceOf(FileExistsError)
  })

  test('a new file has a visit card', async () => {
    const { recordNumber } = await patients.create(hosId, aFile())
    expect(await patients.visitCards(hosId, recordNumber)).toEqual([
      { cardNumber: expect.stringMatching(/./), insurance: expect.stringMatching(/./) },
    ])
    expect(await patients.visitCards(hosId, 'X0')).toEqual([])
  })

  test('mobile, address and vital signs change by themselves, and may be written twice', async () => {
    const file = await patients.create(hosId, aFile())
    const { recordNumber } = file
    for (let times = 0; times < 2; times++) {
      await patients.changeMobile(hosId, recordNumber, '13700000002')
      await patients.changeAddress(hosId, recordNumber, '宁禾市西山区松风路9号')
      await patients.keepVitalSigns(hosId, recordNumber, { heightCm: 170 })
      await patients.keepVitalSigns(hosId, recordNumber, { weightKg: 60.4, systolic: 128, diastolic: 80 })
      await patients.keepVitalSigns(hosId, recordNumber, {})
    }
    expect(await patients.get(hosId, recordNumber)).toEqual({
      ...file,
      mobile: '13700000002',
      address: '宁禾市西山区松风路9号',
      heightCm: 170,
      weightKg: 60.4,
    })
  })

  test('two who write at once both are heard', async () => {
    const { recordNumber } = await patients.create(hosId, aFile())
    await Promise.all([
      patients.changeMobile(hosId, recordNumber, '13700000003'),
      patients.changeAddress(hosId, recordNumber, '宁禾市西山区松风路10号'),
    ])
    expect(await patients.get(hosId, recordNumber)).toMatchObject({
      mobile: '13700000003',
      address: '宁禾市西山区松风路10号',
    })
  })

  test('what has no file is not written', async () => {
    for (const write of [
      () => patients.changeMobile(hosId, 'X0', '13700000002'),
      () => patients.changeAddress(hosId, 'X0', '宁禾市西山区松风路9号'),
      () => patients.keepVitalSigns(hosId, 'X0', { heightCm: 170 }),
    ])
      await expect(write()).rejects.toBeInstanceOf(FileUnknownError)
  })

  test('an insurance is told of those whom the hospital knows', async () => {
    const file = aFile()
    expect(await patients.insurance(hosId, file.idCard)).toBeUndefined()
    await patients.create(hosId, file)
    const known = isSelfPayKnown ? { isInsured: false, kind: '自费' } : undefined
    expect(await patients.insurance(hosId, file.idCard)).toEqual(known)
  })

  test('no answer is an answer of its own, and afterwards everything is as it was', async () => {
    const file = aFile()
    await whileAway(async () => {
      for (const question of [
        () => patients.find(hosId, file.idCard),
        () => patients.get(hosId, 'X0'),
        () => patients.create(hosId, file),
        () => patients.changeMobile(hosId, 'X0', '13700000002'),
        () => patients.visitCards(hosId, 'X0'),
        () => patients.insurance(hosId, file.idCard),
      ])
        await expect(question()).rejects.toBeInstanceOf(HospitalUnreachableError)
    })
    expect(await patients.find(hosId, file.idCard)).toBeUndefined()
  })
}
