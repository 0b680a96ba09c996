import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'

/** Stands between a phone and the server, and drops as a line does that goes through a tunnel. */
export interface CutLine {
  origin: string
  /** The server hears and answers, and no answer arrives. */
  loseAnswers(): void
  /** Of what is sent next only so many bytes arrive. */
  cutAfter(bytes: number): void
  mend(): void
  close(): void
}

export async function cutLine(server: string): Promise<CutLine> {
  const { hostname: host, port } = new URL(server)
  let isDeaf = false
  let left = Infinity
  const proxy = createServer(phone => {
    const line = connect({ host, port: Number(port) })
    const drop = () => {
      phone.destroy()
      line.destroy()
    }
    for (const socket of [phone, line]) socket.on('error', drop).once('close', drop)
    phone.on('data', part => {
      line.write(part.subarray(0, left))
      left -= part.length
      if (left <= 0) line.end(drop)
    })
    line.on('data', part => (isDeaf ? drop() : phone.write(part)))
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    loseAnswers: () => void (isDeaf = true),
    cutAfter: bytes => void (left = bytes),
    mend() {
      isDeaf = false
      left = Infinity
    },
    close: () => void proxy.close(),
  }
}
