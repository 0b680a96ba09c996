import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface Task {
  id: number
  svg: string
  width: number
  height: number
}

export interface Painted {
  id: number
  bytes: Uint8Array
}

interface Waiting {
  resolve(bytes: Buffer): void
  reject(error: Error): void
}

const painter = fileURLToPath(new URL('./paint-process.ts', import.meta.url))
const idleMs = 10_000
const waiting = new Map<number, Waiting>()
let child: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined
let lastId = 0

/**
 * Paints our own drawing as WebP. In a process of its own: in the server's the picture library may never open an SVG,
 * for uploads could be one (docs/product/security.md 12). The process goes when it has nothing to do.
 */
export function paint(svg: string, width: number, height: number): Promise<Buffer> {
  clearTimeout(idle)
  const here = (child ??= openPainter())
  const id = ++lastId
  here.channel?.ref()
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    here.send({ id, svg, width, height } satisfies Task)
  })
}

function openPainter(): ChildProcess {
  const opened = fork(painter, {
    serialization: 'advanced',
    execArgv: [],
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  opened.unref()
  opened.on('message', ({ id, bytes }: Painted) => {
    waiting.get(id)?.resolve(Buffer.from(bytes))
    waiting.delete(id)
    if (waiting.size > 0) return
    opened.channel?.unref()
    idle = setTimeout(() => opened.disconnect(), idleMs).unref()
  })
  const gone = (error: Error) => {
    if (child !== opened) return
    child = undefined
    for (const one of waiting.values()) one.reject(error)
    waiting.clear()
  }
  opened.on('error', gone)
  opened.on('disconnect', () => gone(new Error('The painter has gone')))
  return opened
}
