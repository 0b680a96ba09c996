import type { Session } from '../../testing/client.ts'
import type { TestServer } from '../../testing/server.ts'
import { anAccount, type TestAccount } from '../../testing/people.ts'
import { anIdCard, aPerson } from '../people/people.samples.ts'

export interface Patient {
  accountId: string
  session: Session
  personId: string
  idCard: string
  mobile: string
}

let mobiles = 0

/** Two hospitals, and people who have files there or not. */
export async function aClinic(server: TestServer) {
  const { db } = server
  await db
    .insertInto('hospital')
    .values([
      { hosId: 'h1', hosName: '宁禾大学附属第一医院', areaName: '宁禾市东湖区', position: 1 },
      { hosId: 'h2', hosName: '宁禾市妇女儿童医院', position: 2 },
    ])
    .onConflict(on => on.doNothing())
    .execute()
  await db
    .insertInto('campus')
    .values([
      { campusId: 'c11', hosId: 'h1', campusName: '东湖院区', position: 1 },
      { campusId: 'c12', hosId: 'h1', campusName: '滨江院区', position: 2 },
      { campusId: 'c21', hosId: 'h2', campusName: '本部' },
    ])
    .onConflict(on => on.doNothing())
    .execute()

  const mobile = (): string => `136${String(++mobiles).padStart(8, '0')}`

  /** Somebody who is looked after by an account of his own. */
  async function aPatient({
    owner,
    ...facts
  }: { owner?: TestAccount; personName?: string; idCard?: string; isRealname?: true } = {}): Promise<Patient> {
    const { accountId, session } = owner ?? (await anAccount(server))
    const [idCard, own] = [facts.idCard ?? anIdCard(), mobile()]
    const personId = await aPerson(server, accountId, { mobile: own, idCard, ...facts })
    return { accountId, session, personId, idCard, mobile: own }
  }

  /** The window makes a file for him, or changes it; the record number. */
  const atWindow = async (
    { idCard, mobile }: Pick<Patient, 'idCard' | 'mobile'>,
    file: Record<string, unknown> = {},
  ): Promise<string> =>
    (
      await server.sandbox('hospital/patient.file', {
        idCard,
        mobile,
        name: '王秀英',
        address: '宁禾市东湖区长堤路166号',
        ...file,
      })
    ).recordNumber

  const ask = (service: string, { personId, session }: Patient, fields: object = {}) =>
    server.call(service, { compatId: personId, bookHosId: 'h1', hosid: 'h1', ...fields }, session)

  /** Somebody with a file that is bound. */
  async function aBound(file: Record<string, unknown> = {}, facts: Parameters<typeof aPatient>[0] = {}) {
    const patient = await aPatient(facts)
    const recordNumber = await atWindow(patient, file)
    const { code, msg } = await ask('nethos.book.compat.bind', patient)
    if (code !== '0') throw new Error(`bind: ${code} ${msg}`)
    return { ...patient, recordNumber }
  }

  /** A captcha that somebody got for changing a mobile. */
  async function aCaptcha(patient: Patient, mobile?: string) {
    const { obj, code, msg } = await ask('nethos.system.captcha.hospital.mobile.modify', patient, { mobile })
    if (code !== '0') throw new Error(`captcha: ${code} ${msg}`)
    return { cid: obj.cid as string, captcha: (await server.lastSms(mobile ?? patient.mobile)).code }
  }

  /** Works while the line to the hospital is cut. */
  async function whileCut<T>(work: () => Promise<T>): Promise<T> {
    await server.sandbox('hospital/line.cut')
    try {
      return await work()
    } finally {
      await server.sandbox('hospital/line.mend')
    }
  }

  return { aPatient, atWindow, ask, aBound, aCaptcha, whileCut, mobile }
}
