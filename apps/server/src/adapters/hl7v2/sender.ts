import { firstOf } from '@nethos/contract/common/present.ts'
import type { Hl7Hospital } from './hl7-hospital.ts'

/** 10.1.2.3, or a network of them: 10.1.2.0/24. */
export function isWithin(address: string, listed: string): boolean {
  const [network = '', bits] = listed.split('/')
  if (bits === undefined) return address === network
  const [mine, theirs] = [numberOf(address), numberOf(network)]
  if (mine === undefined || theirs === undefined) return false
  const rest = 2 ** (32 - Number(bits))
  return Math.floor(mine / rest) === Math.floor(theirs / rest)
}

function numberOf(address: string): number | undefined {
  const parts = address.split('.').map(Number)
  if (parts.length !== 4 || parts.some(one => !Number.isInteger(one) || one < 0 || one > 255)) return undefined
  return parts.reduce((sum, one) => sum * 256 + one, 0)
}

export const mayConnect = (hospitals: readonly Hl7Hospital[], address: string): boolean =>
  hospitals.some(one => one.hosts.some(host => isWithin(address, host)))

/**
 * Whose message it is: by the address and the certificate of the connection. Where several hospitals send through one engine,
 * MSH-4 says which; a message that names none of them is kept with the first, and refused.
 */
export function senderOf(
  hospitals: readonly Hl7Hospital[],
  { address, certificate }: { address: string; certificate: string | undefined },
  bytes: Buffer,
): Hl7Hospital | undefined {
  const allowed = hospitals
    .filter(one => one.hosts.some(host => isWithin(address, host)))
    .filter(one => !one.certificates || (certificate !== undefined && one.certificates.includes(certificate)))
  if (allowed.length < 2) return allowed[0]
  const head = firstOf(
    bytes
      .subarray(0, 2_000)
      .toString('latin1')
      .split(/[\r\n]/, 1),
  )
  const facility = head.split(head[3] ?? '|')[3]
  return allowed.find(one => one.facility === facility) ?? allowed[0]
}
