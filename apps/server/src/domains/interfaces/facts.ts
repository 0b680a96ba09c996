import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/connect.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Fact, FactKind, FactStore, StoredFact } from '../../ports/hospital-messages.ts'
import type { Sealer } from '../../secrets/sealer.ts'
import { holdHospital } from './message.table.ts'
import { sealedFact } from './sealed.ts'

interface Row {
  factId: number
  about: FactKind
  code: string
  recordNumber: string
  version: number
  bodySealed: Buffer
  cameAt: Date
}

type Inside = { sealer: Sealer; now: number }

/**
 * Each version of a thing once. Another content under the same number came from a clock of whole seconds: it stands one higher.
 * Callers hold the hospital (`holdHospital`).
 */
export async function saveFact(db: Db, hosId: string, fact: Fact, { sealer, now }: Inside): Promise<void> {
  const body = JSON.stringify(fact.body)
  const digest = createHash('sha256').update(`${fact.recordNumber} ${body}`).digest()
  const { rows: known } = await sql<{ version: number; isSame: boolean }>`
    select version, digest = ${digest} as is_same from interface_fact
    where hos_id = ${hosId} and about = ${fact.about} and code = ${fact.code}
      and version between ${fact.version} and ${fact.version + mostAtOneInstant}`.execute(db)
  if (known.some(one => one.isSame)) return
  const taken = new Set(known.map(one => Number(one.version)))
  let { version } = fact
  while (taken.has(version)) version++
  await db
    .insertInto('interfaceFact')
    .values({
      hosId,
      about: fact.about,
      code: fact.code,
      version,
      recordNumber: fact.recordNumber,
      digest,
      bodySealed: sealer.sealText(body, sealedFact),
      cameAt: new Date(now),
    })
    .execute()
}
const mostAtOneInstant = 9

const columns = sql`fact_id, about, code, record_number, version, body_sealed, came_at`

/** The facts of the hospitals that send messages, opened. */
export function interfaceFacts(db: Database, { sealer, clock }: { sealer: Sealer; clock: Clock }): FactStore {
  const opened = ({ bodySealed, cameAt, ...row }: Row): StoredFact => ({
    ...row,
    factId: Number(row.factId),
    version: Number(row.version),
    cameAt: cameAt.getTime(),
    body: JSON.parse(sealer.openText(bodySealed, sealedFact)) as object,
  })
  return {
    async after(hosId, kinds, { factId, since, most }) {
      const { rows } = await sql<Row>`select ${columns} from interface_fact
        where hos_id = ${hosId} and about = any(${[...kinds]}) and fact_id > ${factId}
          and came_at >= ${new Date(since)} order by fact_id limit ${most}`.execute(db)
      return rows.map(opened)
    },
    async ofFile(hosId, kinds, recordNumber) {
      const { rows } = await sql<Row>`select ${columns} from interface_fact
        where hos_id = ${hosId} and record_number = ${recordNumber} and about = any(${[...kinds]})
        order by fact_id`.execute(db)
      return rows.map(opened)
    },
    async ofCode(hosId, about, code) {
      const { rows } = await sql<Row>`select ${columns} from interface_fact
        where hos_id = ${hosId} and about = ${about} and code = ${code} order by version`.execute(db)
      return rows.map(opened)
    },
    save: (hosId, facts) =>
      db.transaction().execute(async trx => {
        await holdHospital(trx, hosId)
        for (const fact of facts) await saveFact(trx, hosId, fact, { sealer, now: clock.now() })
      }),
  }
}
