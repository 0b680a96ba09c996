import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { GatewayHospital } from '../adapters/gateway/gateway-hospital.ts'
import { pushNonces } from '../database/push-nonces.ts'
import { SettingsError } from '../settings.ts'
import type { HospitalPorts } from './by-hospital.ts'
import { noHospitals } from './no-hospitals.ts'

export interface GatewayHospitals {
  ids: string[]
  ports: HospitalPorts
}

/** The hospitals of NETHOS_HOSPITAL_GATEWAY_FILE; without the file none. */
export async function gatewayHospitals(
  path: string | undefined,
  { pool, log }: { pool: pg.Pool; log: Logger },
): Promise<GatewayHospitals> {
  if (path === undefined) return { ids: [], ports: noHospitals }
  // Its messages and their shapes are loaded where a hospital is listed.
  const { gatewayPorts } = await import('../adapters/gateway/gateway-ports.ts')
  const listed = (await readFrom(path)).map(one => ({
    ...one,
    report: (sentence: string) => log.warn({ hosId: one.hosId }, sentence),
  }))
  // Signed by the clock on the wall: the sandbox's, which can be moved, is the hospital's business.
  const ports = gatewayPorts(listed, { clock: { now: () => Date.now() }, nonces: pushNonces(pool) })
  return { ids: listed.map(one => one.hosId), ports }
}

async function readFrom(path: string): Promise<GatewayHospital[]> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new SettingsError(`NETHOS_HOSPITAL_GATEWAY_FILE points to ${path}, which cannot be read`)
  })
  const { readGatewayHospitals } = await import('../adapters/gateway/settings.ts')
  try {
    return readGatewayHospitals(text)
  } catch (error) {
    throw new SettingsError(`NETHOS_HOSPITAL_GATEWAY_FILE ${(error as Error).message}`)
  }
}
