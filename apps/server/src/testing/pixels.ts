import sharp from 'sharp'

export interface Pixels {
  data: Uint8ClampedArray
  width: number
  height: number
}

/** A picture as a scanner's camera has it: on white paper, with a margin; a drawing (SVG) as large as `width`. */
export async function pixelsOf(picture: Buffer, width?: number): Promise<Pixels> {
  const white = '#ffffff'
  const margin = { top: 60, bottom: 60, left: 60, right: 60, background: white }
  const paper = await sharp(picture).resize(width).flatten({ background: white }).png().toBuffer()
  const { data, info } = await sharp(paper).extend(margin).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}
