import type { Clock } from '../../ports/clock.ts'
import { ForgedPushError } from '../../ports/hospital-booking.ts'
import type { GatewayHospital, PushNonces } from './gateway-hospital.ts'
import { headerNames, isNonce, isOfNow, secretBehind, validForMs } from './signature.ts'

interface Pushed {
  /** Of our address: /hospital/push/h1 */
  path: string
  headers: Readonly<Record<string, string | undefined>>
  body: Buffer
}

/** The JSON of a push that is the hospital's own, of now, and comes for the first time. */
export async function readGatewayPush(
  { hosId, secrets }: GatewayHospital,
  { path, headers, body }: Pushed,
  { clock, nonces }: { clock: Clock; nonces: PushNonces },
): Promise<unknown> {
  const [at = '', nonce = '', signature = ''] = [headerNames.at, headerNames.nonce, headerNames.signature].map(
    name => headers[name],
  )
  if (!isOfNow(at, clock.now())) throw new ForgedPushError('The push is not of now')
  if (!isNonce(nonce)) throw new ForgedPushError('The push has no nonce')
  const spoken = { speech: 'push', method: 'POST', path, hosId, at, nonce, body } as const
  if (secretBehind(spoken, signature, secrets) === undefined) throw new ForgedPushError('The signature does not fit')
  // The clocks may differ in either direction: it could be shown again for as long as both together.
  if (!(await nonces.isFirst(hosId, nonce, clock.now() + 2 * validForMs)))
    throw new ForgedPushError('The push came before')
  try {
    return body.length === 0 ? {} : JSON.parse(body.toString())
  } catch {
    throw new ForgedPushError('The body is no JSON')
  }
}
