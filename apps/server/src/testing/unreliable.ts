import type { Chance } from '../demo/chance.ts'
import { HospitalUnreachableError } from '../ports/hospital.ts'
import { InsuranceUnreachableError } from '../ports/insurance.ts'
import type { Outside } from '../wiring/outside.ts'

export interface Faults {
  /** As long as it is true calls fail. */
  isOn: boolean
  /** How many calls never arrived, and how many were done there and nobody heard the answer. */
  readonly lost: { calls: number; answers: number }
}

class NoAnswerError extends Error {
  override name = 'NoAnswerError'
}

/** Of 100 calls so many fail: half of them never arrive; the others are done there and the answer is lost, as by a kill. */
const rates = { moving: 0.3, asking: 0.08 }

/** Puts faults into every call that asks of money or moves it, behind the breakers, as they come from a line. */
export function withFaults({ number }: Chance): { faults: Faults; around: (outside: Outside) => void } {
  const faults = { isOn: false, lost: { calls: 0, answers: 0 } }

  async function unreliable(call: () => Promise<unknown>, rate: number, fault: Error): Promise<unknown> {
    const dice = faults.isOn ? number() : 1
    if (dice < rate / 2) {
      faults.lost.calls++
      throw fault
    }
    const answer = await call()
    if (dice >= rate) return answer
    faults.lost.answers++
    throw fault
  }

  function put<Port extends object>(port: Port, kind: keyof typeof rates, names: (keyof Port)[], fault: () => Error) {
    for (const name of names) {
      const call = port[name] as (...given: unknown[]) => Promise<unknown>
      const failing = (...given: unknown[]) => unreliable(() => Reflect.apply(call, port, given), rates[kind], fault())
      Object.assign(port, { [name]: failing })
    }
  }

  function around({ hospital: { bills }, insurance, payments }: Outside): void {
    const unreachable = () => new HospitalUnreachableError('lost')
    const centreDown = () => new InsuranceUnreachableError('lost')
    put(bills, 'asking', ['outpatient'], unreachable)
    put(bills, 'moving', ['takePayment', 'withdraw'], unreachable)
    if (insurance) {
      put(insurance, 'asking', ['preSettlement'], centreDown)
      put(insurance, 'moving', ['settle', 'reverse'], centreDown)
    }
    for (const provider of payments) {
      put(provider, 'asking', ['open', 'find', 'findRefund'], () => new NoAnswerError('lost'))
      put(provider, 'moving', ['close', 'refund'], () => new NoAnswerError('lost'))
    }
  }

  return { faults, around }
}
