import type { FastifyInstance } from 'fastify'
import { hospitalPush } from '../../../calls/hospital-push.ts'
import type { Database } from '../../../database/connect.ts'
import { askJob, type OneHospital } from '../job-names.ts'
import { takeArrivals } from './take-arrivals.ts'

const address = {
  url: '/hospital/results/:hosId',
  // A long recording of an ECG is some megabytes.
  bodyLimit: 8 * 1024 * 1024,
  metric: 'nethos_result_pushes_total',
  help: 'Pushes of results by what became of them',
}

/** Reports are answered when they are kept; who only knocks is asked. */
export function resultPushes(app: FastifyInstance, inside: Parameters<typeof hospitalPush>[2]): void {
  hospitalPush(app, address, inside, async ({ hosId, headers, body, transact }) => {
    const { results } = inside.runtime.hospital
    // Before the database is asked: who has not signed costs next to nothing.
    const arrivals = results.speaksFor(hosId) ? await results.readPush(hosId, headers, body) : undefined
    if (!arrivals || !(await isHospital(inside.db, hosId))) return false
    await takeArrivals({ transact }, hosId, arrivals)
    if (arrivals.length === 0) await transact(ctx => ctx.enqueue(askJob, { hosId } satisfies OneHospital))
    return true
  })
}

const isHospital = async (db: Database, hosId: string): Promise<boolean> =>
  (await db.selectFrom('hospital').select('hosId').where('hosId', '=', hosId).executeTakeFirst()) !== undefined
