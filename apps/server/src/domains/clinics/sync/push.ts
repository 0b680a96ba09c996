import type { FastifyInstance } from 'fastify'
import { hospitalPush } from '../../../calls/hospital-push.ts'
import { receiveHappenings } from './happenings.table.ts'
import { askJob, type OneHospital } from './line.jobs.ts'
import { isLine } from './line.table.ts'

const address = {
  url: '/hospital/push/:hosId',
  bodyLimit: 256 * 1024,
  metric: 'nethos_hospital_pushes_total',
  help: 'Pushes of the hospitals by what became of them',
}

/** What happened to bookings: carried out by a job. */
export function hospitalPushes(app: FastifyInstance, inside: Parameters<typeof hospitalPush>[2]): void {
  hospitalPush(app, address, inside, async ({ hosId, headers, body, transact }) => {
    const { booking } = inside.runtime.hospital
    // Before the database is asked: who has not signed costs next to nothing.
    const happenings = booking.speaksFor(hosId) ? await booking.readPush(hosId, headers, body) : undefined
    if (!happenings || !(await isLine(inside.db, hosId))) return false
    await transact(async ctx => {
      await receiveHappenings(ctx.db, hosId, happenings, ctx.now)
      await ctx.enqueue(askJob, { hosId } satisfies OneHospital)
    })
    return true
  })
}
