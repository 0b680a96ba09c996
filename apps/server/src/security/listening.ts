import type { Session } from '../testing/client.ts'
import type { TestServer } from '../testing/server.ts'

export interface Listener {
  /** The data of each event so far. */
  readonly events: string[]
  /** True when the server has ended the stream. */
  readonly ended: boolean
  stop(): Promise<void>
}

export const ticketOf = async (server: TestServer, as?: Session): Promise<string> =>
  (await server.call('nethos.system.event.ticket', {}, as)).obj.ticket

/** Opens GET /events as a page does, and keeps what comes. */
export async function listen(server: TestServer, as?: Session, ticket?: string): Promise<Listener> {
  const response = await server.get(`/events?ticket=${ticket ?? (await ticketOf(server, as))}`)
  if (response.status !== 200) throw new Error(`GET /events: ${response.status}`)
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  const fields = { events: [] as string[], ended: false, stop: () => reader.cancel() }
  // The first line says that the stream stands.
  await reader.read()
  void (async () => {
    let text = ''
    for (;;) {
      const { value, done } = await reader.read().catch(() => ({ value: undefined, done: true }))
      if (done) break
      text += value ?? ''
      const blocks = text.split('\n\n')
      text = blocks.pop()!
      fields.events.push(...blocks.filter(block => block.startsWith('data: ')).map(block => block.slice(6)))
    }
    fields.ended = true
  })()
  return fields
}
