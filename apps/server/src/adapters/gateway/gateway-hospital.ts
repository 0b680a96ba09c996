import type { GatewayAccess } from './line.ts'
import type { Part } from './calls/all.ts'

/** One hospital whose integrator serves our own gateway (docs/gateway.md). */
export interface GatewayHospital extends GatewayAccess {
  /** What is served there; the patient index always is. Of other parts nothing is asked. */
  parts: readonly Part[]
}

/** Which pushes came already: shared by all processes. */
export interface PushNonces {
  /** Whether this one comes for the first time; it is remembered until then. */
  isFirst(hosId: string, nonce: string, until: number): Promise<boolean>
}
