import { resolve } from 'node:path'
import { startEmbedded } from './database/embedded.ts'
import { openPool } from './database/connect.ts'
import { demoHospital } from './sandbox/hospital/demo-hospital.ts'
import { openReferenceServer } from './sandbox/gateway/reference-server.ts'
import { movableClock } from './sandbox/movable-clock.ts'

const usage = `NETHOS_GATEWAY_SECRETS is missing: one secret of at least 32 characters, or two with a comma between them.
PORT (8090), NETHOS_GATEWAY_HOSPITALS (h1) and NETHOS_DATA (.data) may be given too.`

/** The hospital's side of our own gateway on the demo hospital's data: what an integrator compares his own with. */
async function main(): Promise<void> {
  const {
    NETHOS_GATEWAY_SECRETS: given = '',
    NETHOS_GATEWAY_HOSPITALS: hosIds = 'h1',
    NETHOS_DATA: data = '.data',
    PORT: port = '8090',
  } = process.env
  const secrets = given.split(',')
  if (secrets.some(one => one.length < 32)) throw new Error(usage)
  const database = await startEmbedded(resolve(data))
  const pool = openPool({ url: database.appUrl, size: 8, onError: error => process.stderr.write(`${error.message}\n`) })
  const clock = movableClock(pool)
  await clock.readOffset().catch(() => {
    throw new Error(`There is no demo hospital in ${data}: npm start makes it.`)
  })
  const server = await openReferenceServer({
    port: Number(port),
    hospital: demoHospital(pool, clock, Buffer.alloc(32)),
    secrets: new Map(hosIds.split(',').map(hosId => [hosId, secrets])),
  })
  process.stdout.write(`The demo hospital (${hosIds}) is served at ${server.base}\n`)
  const leave = async (): Promise<void> => {
    await server.close()
    await pool.end()
    await database.stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void leave())
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
