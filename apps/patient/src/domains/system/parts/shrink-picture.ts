/** Makes a phone's photo smaller before it goes over the air; the server looks at it again and writes it anew. */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type) || file.size < 300_000) return file
  const { default: Compressor } = await import('compressorjs')
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
