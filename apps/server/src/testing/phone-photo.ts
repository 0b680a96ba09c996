import sharp from 'sharp'

/** A picture as a phone hands it over. */
export interface PhonePhoto {
  name: string
  mimeType: 'image/jpeg'
  buffer: Buffer
}

interface PhotoOptions {
  /** Pixels as the sensor lies: the long side first. */
  width: number
  height: number
  quality?: number
}

/** Where the camera stood: what nobody but the patient may ever learn from a picture. */
const place = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '30/1 15/1 2345/100',
  GPSLongitudeRef: 'E',
  GPSLongitude: '120/1 9/1 1234/100',
}

/**
 * Taken upright with a phone: the sensor's rows lie across, the EXIF orientation (6) says to turn them, and GPS says
 * where it was. Grain makes it as large as a real one; a red band marks what is the upper edge once it is turned.
 */
export async function phonePhoto(name: string, { width, height, quality = 88 }: PhotoOptions): Promise<PhonePhoto> {
  const ground = { width, height, channels: 3, background: { r: 120, g: 132, b: 140 } } as const
  const band = { ...ground, width: Math.round(width / 5), background: { r: 200, g: 20, b: 20 } }
  const buffer = await sharp({ create: ground })
    .composite([
      { input: await grain(), tile: true },
      { input: { create: band }, left: 0, top: 0 },
    ])
    .jpeg({ quality })
    .withExif({ IFD0: { Make: 'vivo', Model: 'V2203A' }, IFD3: place })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** A piece of it, to be repeated: noise takes long to make. */
const grain = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 512,
      height: 512,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 18 },
    },
  })
    .png()
    .toBuffer()

/** What a picture tells beside its pixels. */
export interface PictureFacts {
  width: number
  height: number
  orientation: number | undefined
  /** The tag of the GPS directory stands in its EXIF. */
  hasPlace: boolean
  /** Any EXIF, XMP or IPTC. */
  hasMetadata: boolean
}

export async function pictureFacts(bytes: Buffer): Promise<PictureFacts> {
  const { width, height, orientation, exif, xmp, iptc } = await sharp(bytes).metadata()
  const gpsTag = [Buffer.from([0x88, 0x25]), Buffer.from([0x25, 0x88])]
  return {
    width,
    height,
    orientation,
    hasPlace: exif !== undefined && gpsTag.some(tag => exif.includes(tag)),
    hasMetadata: exif !== undefined || xmp !== undefined || iptc !== undefined,
  }
}
