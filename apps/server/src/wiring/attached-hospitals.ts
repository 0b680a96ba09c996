import type pg from 'pg'
import type { Logger } from 'pino'
import type { Breakers } from '../outside-systems/outside-systems.ts'
import type { Clock } from '../ports/clock.ts'
import { SettingsError, type Env } from '../settings.ts'
import { routed, type HospitalPorts } from './by-hospital.ts'
import { fhirHospitals } from './fhir-hospitals.ts'
import { gatewayHospitals } from './gateway-hospitals.ts'
import { guardedHospitals } from './guarded.ts'

interface Attached {
  ids: string[]
  ports: HospitalPorts
}

/** The hospitals that are asked over a line: by FHIR, or by our own gateway. `others` answers for all that are not listed. */
export async function attachedHospitals(
  env: Pick<Env, 'NETHOS_HOSPITAL_FHIR_FILE' | 'NETHOS_HOSPITAL_GATEWAY_FILE'>,
  inside: { pool: pg.Pool; origin: string; log: Logger; clock: Clock; breakers: Breakers },
  others?: HospitalPorts,
): Promise<Attached> {
  const fhir = await fhirHospitals(env.NETHOS_HOSPITAL_FHIR_FILE, inside)
  const gateway = await gatewayHospitals(env.NETHOS_HOSPITAL_GATEWAY_FILE, inside)
  const twice = gateway.ids.find(id => fhir.ids.includes(id))
  if (twice !== undefined)
    throw new SettingsError(`NETHOS_HOSPITAL_GATEWAY_FILE names ${twice}, which NETHOS_HOSPITAL_FHIR_FILE connects too`)
  const ids = [...fhir.ids, ...gateway.ids]
  const connected = guardedHospitals(routed(gateway.ids, gateway.ports, fhir.ports), inside.breakers)
  return { ids, ports: others ? routed(ids, connected, others) : connected }
}
