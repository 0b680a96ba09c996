import type { Hospital } from '../ports/hospital.ts'

/** The ports of a hospital's systems. */
export type HospitalPorts = Omit<Hospital, 'isLocal'>

/** Every call of these ports names its hospital first: it goes to whoever speaks for that one. */
export function byHospital<Port extends object>(names: readonly string[], of: (hosId: string) => Port): Port {
  type Calls = Record<string, (hosId: string, ...given: unknown[]) => unknown>
  const calls = names.map(name => [
    name,
    // oxlint-disable-next-line typescript/no-non-null-assertion -- the port has the calls that it names
    (hosId: string, ...given: unknown[]) => (of(hosId) as Calls)[name]!(hosId, ...given),
  ])
  return Object.fromEntries(calls) as Port
}

/** The hospitals of `listed` answer by `theirs`, all others by `others`. */
export function routed(listed: readonly string[], theirs: HospitalPorts, others: HospitalPorts): HospitalPorts {
  const ids = new Set(listed)
  const part = <Name extends keyof HospitalPorts>(name: Name): HospitalPorts[Name] =>
    byHospital(Object.keys(others[name]), hosId => (ids.has(hosId) ? theirs : others)[name])
  return {
    patients: part('patients'),
    booking: part('booking'),
    results: part('results'),
    bills: part('bills'),
    examinations: part('examinations'),
    surgeries: part('surgeries'),
    stays: part('stays'),
    checkups: part('checkups'),
    pushes: part('pushes'),
  }
}
