import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { Counter, type Registry } from 'prom-client'
import type { Database } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import type { JobQueue } from '../../jobs/queue.ts'
import type { CameIn } from '../../ports/hospital-messages.ts'
import { saveMessage } from './message.table.ts'
import { readJob, type OneHospital } from './read.job.ts'

interface Inside {
  db: Database
  runtime: Runtime
  jobs: JobQueue
  log: Logger
  registry: Registry
}

/** Keeps a message, and has it read; true when it is new. */
export const takerOf =
  ({ db, runtime, jobs }: Pick<Inside, 'db' | 'runtime' | 'jobs'>) =>
  (came: CameIn): Promise<boolean> =>
    db.transaction().execute(async trx => {
      const isNew = await saveMessage(trx, runtime, came)
      const { hosId } = came
      if (isNew) await jobs.send(trx, readJob, { hosId } satisfies OneHospital, { onceKey: hosId })
      return isNew
    })

/** Begins with the server and ends with it: what is being kept is kept and acknowledged first. */
export function listenForMessages(app: FastifyInstance, { db, runtime, jobs, log, registry }: Inside): void {
  const { messages } = runtime
  if (!messages) return
  const counter = new Counter({
    name: 'nethos_interface_messages_total',
    help: 'Messages of hospitals by what became of them',
    labelNames: ['fate'],
    registers: [registry],
  })
  const take = takerOf({ db, runtime, jobs })
  app.addHook('onReady', async () => {
    const listener = await messages.listen(async came => {
      const isNew = await take(came)
      counter.inc({ fate: !isNew ? 'again' : came.read.fault === '' ? 'taken' : 'odd' })
    })
    log.info(`interfaces: ${messages.hospitals.join(', ')} at port ${listener.port}`)
    app.addHook('onClose', () => listener.close())
  })
}
