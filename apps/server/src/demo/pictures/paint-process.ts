import sharp from 'sharp'
import type { Painted, Task } from './paint.ts'

/** A server that was killed waits for no picture. */
const ignoreGone = () => undefined

async function paint({ id, svg, width, height }: Task): Promise<void> {
  const bytes = await sharp(Buffer.from(svg)).resize(width, height).webp({ quality: 84, effort: 3 }).toBuffer()
  process.send?.({ id, bytes } satisfies Painted, undefined, undefined, ignoreGone)
}

process.on('message', (task: Task) => void paint(task))
