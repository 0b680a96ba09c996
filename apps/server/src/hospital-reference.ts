import { firstOf } from '@nethos/contract/common/present.ts'
import { resolve } from 'node:path'
import { startEmbedded } from './database/embedded.ts'
import { openPool } from './database/connect.ts'
import { demoHospital } from './sandbox/hospital/demo-hospital.ts'
import { changePusher } from './sandbox/gateway/pushing.ts'
import { openReferenceServer } from './sandbox/gateway/reference-server.ts'
import { movableClock } from './sandbox/movable-clock.ts'

const usage = `NETHOS_GATEWAY_SECRETS is missing: one secret of at least 32 characters, or two with a comma between them.
PORT (8090), NETHOS_GATEWAY_HOSPITALS (h1) and NETHOS_DATA (.data) may be given too;
NETHOS_GATEWAY_PUSH_TO: the address of a Nethos that changes are pushed to.`
const lookEveryMs = 1_000

/** The hospital's side of our own gateway on the demo hospital's data: what an integrator compares his own with. */
async function main(): Promise<void> {
  const {
    NETHOS_GATEWAY_SECRETS: given = '',
    NETHOS_GATEWAY_HOSPITALS: hosIds = 'h1',
    NETHOS_DATA: data = '.data',
    PORT: port = '8090',
    NETHOS_GATEWAY_PUSH_TO: pushTo,
  } = process.env
  const secrets = given.split(',')
  if (secrets.some(one => one.length < 32)) throw new Error(usage)
  const database = await startEmbedded(resolve(data))
  const pool = openPool({ url: database.appUrl, size: 8, onError: error => process.stderr.write(`${error.message}\n`) })
  const clock = movableClock(pool)
  await clock.readOffset().catch(() => {
    throw new Error(`There is no demo hospital in ${data}: npm start makes it.`)
  })
  const hospital = demoHospital(pool, clock, Buffer.alloc(32))
  const server = await openReferenceServer({
    port: Number(port),
    hospital,
    secrets: new Map(hosIds.split(',').map(hosId => [hosId, secrets])),
  })
  process.stdout.write(`The demo hospital (${hosIds}) is served at ${server.base}\n`)
  const pushers =
    pushTo === undefined
      ? []
      : hosIds.split(',').map(hosId => changePusher({ to: pushTo, hosId, secret: firstOf(secrets), hospital }))
  let isLooking = false
  const look = async (): Promise<void> => {
    if (isLooking) return
    isLooking = true
    await Promise.all(pushers.map(one => one.look())).catch((error: Error) =>
      process.stderr.write(`${error.message}\n`),
    )
    isLooking = false
  }
  const looking = setInterval(() => void look(), lookEveryMs)
  const leave = async (): Promise<void> => {
    clearInterval(looking)
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
