import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitSlowClients } from './slow-clients.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setImmediate'] }))
afterEach(() => void vi.useRealTimers())

class OneSocket extends EventEmitter {
  remoteAddress = '10.0.0.1'
  destroyed = false
  destroy = (): void => void (this.destroyed = true)
}

const perAddress = 2

function limited() {
  const server = new EventEmitter()
  limitSlowClients({ server } as unknown as FastifyInstance, perAddress)
  return {
    comeIn(): OneSocket {
      const socket = new OneSocket()
      server.emit('connection', socket as unknown as Socket)
      return socket
    },
    /** The whole of a request is read. */
    read(socket: OneSocket): void {
      const request = Object.assign(new EventEmitter(), { socket })
      server.emit('request', request, new EventEmitter())
      request.emit('end')
    },
  }
}

test('above the limit of its address the one that has been waited for longest is closed', () => {
  const { comeIn } = limited()
  const [first, second] = [comeIn(), comeIn()]
  vi.advanceTimersByTime(1_001)
  const third = comeIn()
  vi.runAllTimers()
  expect([first.destroyed, second.destroyed, third.destroyed]).toEqual([true, false, false])
})

test('whose request has arrived is not closed because the server is late to read it', () => {
  const { comeIn, read } = limited()
  const [first, second] = [comeIn(), comeIn()]
  vi.advanceTimersByTime(1_001)
  const third = comeIn()
  read(first)
  vi.runAllTimers()
  expect([first.destroyed, second.destroyed, third.destroyed]).toEqual([false, false, false])
})

test('who is quick is through within a second', () => {
  const { comeIn } = limited()
  const all = Array.from({ length: 5 }, comeIn)
  vi.runAllTimers()
  expect(all.filter(socket => socket.destroyed)).toEqual([])
})
