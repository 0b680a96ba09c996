import { inSpan } from '../traces/spans.ts'
import type { SystemBreaker } from './outside-systems.ts'

export interface Guard<Port extends object> {
  /** Calls that ask nobody: what is known here, and what the other side has sent to us. */
  here: readonly (keyof Port)[]
  /** Calls that may take longer than others, in ms. */
  longer?: Partial<Record<keyof Port, number>>
  /** By whom a call goes; undefined: it asks nobody, e.g. of a hospital that is not connected. */
  through: (given: readonly unknown[]) => SystemBreaker | undefined
}

/** The same port, every call that leaves the house going through its system's breaker. A new call does, unless it stands in `here`. */
export function guardPort<Port extends object>(port: Port, { here, longer = {}, through }: Guard<Port>): Port {
  const isHere = new Set<PropertyKey>(here)
  const longerMs = new Map<PropertyKey, number | undefined>(Object.entries<number | undefined>(longer))
  return new Proxy(port, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function' || isHere.has(name)) return value
      return (...given: unknown[]) => {
        const call = async (): Promise<unknown> => Reflect.apply(value, target, given)
        const breaker = through(given)
        if (!breaker) return call()
        return inSpan({ kind: 'port', name: `${breaker.system} ${String(name)}` }, () =>
          breaker.run(call, longerMs.get(name)),
        )
      }
    },
  })
}
