import sharp from 'sharp'

/** A screenshot as a small file: a page has few colours, so a palette holds them. */
export const smallPicture = (png: Buffer): Promise<Buffer> =>
  sharp(png).png({ palette: true, colours: 128, effort: 10, compressionLevel: 9 }).toBuffer()
