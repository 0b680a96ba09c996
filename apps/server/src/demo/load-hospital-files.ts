import type pg from 'pg'
import type { Database } from '../database/connect.ts'
import { demoPatient } from '../domains/account/demo-accounts.ts'
import { findByMobile } from '../domains/account/account.table.ts'
import { saveAccount } from '../domains/hospital-account/hospital-account.table.ts'
import { listPersons, type PeopleScope } from '../domains/people/person.table.ts'
import { idCardOf, mobileOf } from '../domains/people/shown-person.ts'
import type { Runtime } from '../runtime.ts'
import { addCitizen } from '../sandbox/identity/citizens.ts'
import { writeFileAtWindow, type WindowFile } from '../sandbox/hospital/window.table.ts'
import { testPersons } from './hospital/test-persons.ts'

interface Inside {
  db: Database
  runtime: Runtime
  pool: pg.Pool
}

interface FamilyFile extends Partial<WindowFile> {
  isBound: boolean
}

const address = '宁禾市东湖区梧桐路16号5幢2单元402室'

/** What the hospitals have of the demo patient's family; whoever is not named here has no file. */
const familyFiles: Readonly<Record<string, FamilyFile>> = {
  王秀英: { hosId: 'h1', address, insurance: '市医保', cards: 2, isBound: true },
  王德福: { hosId: 'h1', address: '', insurance: '省医保', cards: 1, isBound: true },
  李建国: { hosId: 'h1', mobile: '13900000099', address, insurance: '市医保', cards: 1, isBound: false },
  李小满: { hosId: 'h2', address, cards: 1, isBound: false },
}

/** Fills the demo hospitals' own books and the sandbox's register of identities. Later starts change nothing. */
export async function loadHospitalFiles({ db, runtime, pool }: Inside): Promise<void> {
  const now = runtime.clock.now()
  const { rows } = await pool.query<{ any: boolean }>('select exists (select from demo_hospital.patient) as any')
  if (rows[0]!.any) return
  for (const { name, idCard, file } of testPersons(now)) {
    await addCitizen(pool, file?.name ?? name, idCard)
    if (file) await writeFileAtWindow(pool, { hosId: 'h1', idCard, ...file }, now)
  }
  const account = await findByMobile({ db, runtime, now }, demoPatient)
  if (account)
    await fileFamily(
      { db, runtime, now, caller: { kind: 'account', accountId: account.accountId, sessionId: '' } },
      pool,
    )
}

async function fileFamily(scope: PeopleScope, pool: pg.Pool): Promise<void> {
  for (const person of await listPersons(scope)) {
    const idCard = idCardOf(scope, person)
    await addCitizen(pool, person.name, idCard)
    const { isBound, hosId = 'h1', ...file } = familyFiles[person.name] ?? { isBound: false, hosId: '' }
    if (hosId === '') continue
    const whole = { hosId, idCard, name: person.name, mobile: mobileOf(scope, person), ...file }
    const recordNumber = await writeFileAtWindow(pool, whole, scope.now)
    if (isBound) await saveAccount(scope, person.personId, { hosId, recordNumber })
  }
}
