import { importChunk } from '@nethos/calls/chunks.ts'
/** Makes a phone's photo smaller before it goes over the air; the server looks at it again and writes it anew. */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type) || file.size < 300_000) return file
  const compressor = await importChunk(() => import('compressorjs')).catch(() => undefined)
  // As it is, then: the upload says whether there is a line.
  if (!compressor) return file
  const { default: Compressor } = compressor
  return new Promise(resolve => {
    // What the browser cannot draw goes as it is: the server says what is wrong with it.
    new Compressor(file, {
      quality: 0.8,
      maxWidth: 2560,
      maxHeight: 2560,
      success: resolve,
      error: () => resolve(file),
    })
  })
}
