import { present } from '@nethos/contract/common/present.ts'
import type { Database, Db } from '../../../database/connect.ts'
import type { Clock } from '../../../ports/clock.ts'
import {
  FileExistsError,
  FileUnknownError,
  type HospitalFile,
  type HospitalPatients,
  type NewHospitalFile,
} from '../../../ports/hospital.ts'
import { keyedHash } from '../../../secrets/keyed-hash.ts'
import type { LookupKey } from '../../../secrets/lookup-key.ts'
import type { Sealer } from '../../../secrets/sealer.ts'
import { answered } from './answered.ts'

const place = 'kept_patient.file'
const ownMoney = '自费'

/** What lies sealed: all that the hospital knows of somebody, also the vital signs, which nobody reads back here. */
type Sealed = Omit<NewHospitalFile, 'idCard'> & { systolic?: number; diastolic?: number }

interface Inside {
  db: Database
  clock: Clock
  sealer: Sealer
  lookup: LookupKey
}

/** The patient index of hospitals that have none of their own. Each keeps its own files. */
export function localPatients({ db, clock, sealer, lookup }: Inside): HospitalPatients {
  const hashOf = (idCard: string) => keyedHash(lookup, `kept_patient.id_card ${idCard}`)
  const seal = (file: Sealed) => sealer.sealText(JSON.stringify(file), place)
  const open = (sealed: Buffer): Sealed => JSON.parse(sealer.openText(sealed, place)) as Sealed

  const rowsOf = (on: Db, hosId: string) =>
    on.selectFrom('keptPatient').select(['recordNumber', 'fileSealed']).where('hosId', '=', hosId)

  const shown = (row: { recordNumber: string; fileSealed: Buffer } | undefined): HospitalFile | undefined => {
    if (!row) return undefined
    const { name, mobile, address, workCode, heightCm, weightKg } = open(row.fileSealed)
    return {
      recordNumber: row.recordNumber,
      name,
      mobile,
      address,
      workCode,
      ...(heightCm !== undefined && { heightCm }),
      ...(weightKg !== undefined && { weightKg }),
    }
  }
  const find = async (hosId: string, idCard: string) =>
    shown(await rowsOf(db, hosId).where('idHash', '=', hashOf(idCard)).executeTakeFirst())
  const get = async (hosId: string, recordNumber: string) =>
    shown(await rowsOf(db, hosId).where('recordNumber', '=', recordNumber).executeTakeFirst())

  const change = (hosId: string, recordNumber: string, changes: Partial<Sealed>) =>
    answered(() =>
      db.transaction().execute(async trx => {
        const row = await rowsOf(trx, hosId).where('recordNumber', '=', recordNumber).forUpdate().executeTakeFirst()
        if (!row) throw new FileUnknownError('No file with this record number')
        const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
        await trx
          .updateTable('keptPatient')
          .set({ fileSealed: seal({ ...open(row.fileSealed), ...given }) })
          .where('hosId', '=', hosId)
          .where('recordNumber', '=', recordNumber)
          .execute()
      }),
    )

  return {
    find: (hosId, idCard) => answered(() => find(hosId, idCard)),
    get: (hosId, recordNumber) => answered(() => get(hosId, recordNumber)),
    create: (hosId, { idCard, ...file }) =>
      answered(async () => {
        const made = await db
          .insertInto('keptPatient')
          .values({ hosId, idHash: hashOf(idCard), fileSealed: seal(file), createdAt: new Date(clock.now()) })
          .onConflict(on => on.doNothing())
          .returning(['recordNumber', 'fileSealed'])
          .executeTakeFirst()
        if (!made) throw new FileExistsError('There is a file with this ID number')
        return present(shown(made))
      }),
    changeMobile: (hosId, recordNumber, mobile) => change(hosId, recordNumber, { mobile }),
    changeAddress: (hosId, recordNumber, address) => change(hosId, recordNumber, { address }),
    keepVitalSigns: (hosId, recordNumber, signs) => change(hosId, recordNumber, { ...signs }),
    /** One card for each file, under its own number: nothing of plastic is given out. */
    visitCards: (hosId, recordNumber) =>
      answered(async () =>
        (await get(hosId, recordNumber)) ? [{ cardNumber: recordNumber, insurance: ownMoney }] : [],
      ),
    insurance: (hosId, idCard) =>
      answered(async () => ((await find(hosId, idCard)) ? { isInsured: false, kind: ownMoney } : undefined)),
  }
}
