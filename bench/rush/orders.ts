import { answered, exchange } from '../round.ts'
import { signedRequests } from '../signed.ts'
import type { Patient, Rush } from './crowd.ts'
import { orderOf } from './order.ts'

export interface Orders {
  perSecond: number
  /** Milliseconds, sorted: of those who got a number, and of those who did not. */
  winners: Float64Array
  losers: Float64Array
}

const won = Buffer.from('{"code":"0"')
const late = Buffer.from('{"code":"02170005"')

/** Every patient orders a number of each session, one session after the other, as fast as the servers answer. */
export async function placeOrders(
  ports: readonly number[],
  patients: readonly Patient[],
  rushes: readonly Rush[],
  connections: number,
): Promise<Orders> {
  const requests = signedRequests(orderOf(rushes), '/api', patients, patients.length * rushes.length)
  const times = { winners: [] as number[], losers: [] as number[] }
  const perSecond = await exchange({
    ports,
    requests,
    connections,
    onReply({ reply, bodyFrom, milliseconds }) {
      const body = reply.subarray(bodyFrom)
      if (!reply.subarray(0, answered.length).equals(answered)) throw new Error(`Not an answer: ${reply.toString()}`)
      if (body.subarray(0, won.length).equals(won)) times.winners.push(milliseconds)
      else if (body.subarray(0, late.length).equals(late) && body.includes('"mayWait":true'))
        times.losers.push(milliseconds)
      else throw new Error(`Neither a number nor too late: ${body.toString()}`)
    },
  })
  return { perSecond, winners: Float64Array.from(times.winners).sort(), losers: Float64Array.from(times.losers).sort() }
}
