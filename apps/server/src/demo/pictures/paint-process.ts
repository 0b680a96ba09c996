import sharp from 'sharp'
import type { Painted, Task } from './paint.ts'

process.on('message', async ({ id, svg, width, height }: Task) => {
  const bytes = await sharp(Buffer.from(svg)).resize(width, height).webp({ quality: 84, effort: 3 }).toBuffer()
  process.send?.({ id, bytes } satisfies Painted)
})
