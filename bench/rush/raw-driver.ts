import { mustGet, nthOf } from '@nethos/contract/common/present.ts'
import pg from 'pg'
import { firstAccount, firstPerson } from './crowd.ts'
import type { Driven } from './pgbench.ts'
import { asText, valuesOf, type Statement } from './statements.ts'

/**
 * Where there is no pgbench: the same statements over bare connections of the driver that we use ourselves, named and prepared
 * once. Slower than pgbench: a ratio to it is kinder to us, and says so.
 */
export async function playOrders({ url, order, rushes, patients, clients }: Driven): Promise<number> {
  const now = Date.now()
  const all = await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      return client
    }),
  )
  const turns = Array.from({ length: patients * rushes.length }, (_, nth) => nth).values()
  const began = performance.now()
  try {
    await Promise.all(
      all.map(async client => {
        for (const nth of turns) await placeOne(client, nth)
      }),
    )
  } finally {
    await Promise.all(all.map(client => client.end()))
  }
  return ((patients * rushes.length) / (performance.now() - began)) * 1000

  async function placeOne(client: pg.Client, nth: number): Promise<void> {
    const patient = nth % patients
    const known: Record<string, string> = {
      account: String(firstAccount + patient),
      person: String(firstPerson + patient),
      session: nthOf(rushes, Math.floor(nth / patients)).sessionId,
    }
    const say = async (statement: Statement) => {
      const { text } = statement
      const { rows } = await client.query({ name: nameOf(text), text, values: valuesOf(statement, known, now) })
      for (const [column, value] of Object.entries(rows[0] ?? {}))
        if (value !== null) known[column] = value instanceof Date ? value.toISOString() : asText(value)
    }
    const sayAll = async (statements: readonly Statement[]) => {
      for (const statement of statements) await say(statement)
    }
    await sayAll(order.probe)
    if (known['is_free'] !== 'true') return sayAll(order.late)
    await sayAll(order.taking)
    await (known['is_taken'] === 'true' ? sayAll(order.taken) : say({ text: 'rollback', values: [] }))
  }
}

const names = new Map<string, string>()
const nameOf = (text: string): string => {
  if (!names.has(text)) names.set(text, `r${names.size}`)
  return mustGet(names, text)
}
