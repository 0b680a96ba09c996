import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { Counter, type Registry } from 'prom-client'
import type { Database } from '../../database/connect.ts'
import type { House } from '../../house.ts'
import type { JobQueue } from '../../jobs/queue.ts'
import { keepMessage } from './message.table.ts'
import { readJob, type OneHospital } from './read.job.ts'

interface Inside {
  db: Database
  house: House
  jobs: JobQueue
  log: Logger
  registry: Registry
}

/** Begins with the server and ends with it: what is being kept is kept and acknowledged first. */
export function listenForMessages(app: FastifyInstance, { db, house, jobs, log, registry }: Inside): void {
  const { messages } = house
  if (!messages) return
  const counter = new Counter({
    name: 'nethos_interface_messages_total',
    help: 'Messages of hospitals by what became of them',
    labelNames: ['fate'],
    registers: [registry],
  })
  app.addHook('onReady', async () => {
    const listener = await messages.listen(async came => {
      const isNew = await db.transaction().execute(async trx => {
        const isKept = await keepMessage(trx, house, came)
        const { hosId } = came
        if (isKept) await jobs.send(trx, readJob, { hosId } satisfies OneHospital, { onceKey: hosId })
        return isKept
      })
      counter.inc({ fate: !isNew ? 'again' : came.read.fault === '' ? 'taken' : 'odd' })
    })
    log.info(`interfaces: ${messages.hospitals.join(', ')} at port ${listener.port}`)
    app.addHook('onClose', () => listener.close())
  })
}
