import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { readUpload } from './read-upload.ts'
import type { Picture, Upload } from './upload.ts'

const red = { r: 220, g: 30, b: 30 }
const blue = { r: 30, g: 30, b: 220 }

const plain = (width: number, height: number, background = red) =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false })

/** Red on the left, blue on the right: tells which way is up. */
const halves = (width: number, height: number) =>
  plain(width, height).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: blue } }, left: width / 2, top: 0 },
  ])

function taken(upload: Upload): Picture {
  if (upload.kind !== 'picture') throw new Error(`Not taken: ${JSON.stringify(upload)}`)
  return upload
}

async function colourAt(bytes: Buffer, left: number, top: number): Promise<'red' | 'blue'> {
  const [r = 0, , b = 0] = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  return r > b ? 'red' : 'blue'
}

/** A PNG that says how large it is and holds next to nothing. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), body])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(body.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('a photograph of 12 megapixels, taken upright, that tells where', () => {
  let photograph: Buffer
  let picture: Picture
  beforeAll(async () => {
    photograph = await halves(4032, 3024)
      .withExif({
        IFD0: { Make: 'NethosPhone', Model: 'Model-7' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '30/1 15/1 3000/100',
          GPSLongitudeRef: 'E',
          GPSLongitude: '120/1 10/1 0/1',
        },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>NethosXmp</secret></x:xmpmeta>')
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 90 })
      .toBuffer()
    picture = taken(await readUpload(photograph, 'IMG_0001.JPG'))
  })

  test('carried all of that when it came', async () => {
    const { orientation, exif, xmp } = await sharp(photograph).metadata()
    expect(orientation).toBe(6)
    expect(exif?.includes('NethosPhone')).toBe(true)
    // 0x8825 points to the block of the place.
    expect(exif?.includes(Buffer.of(0x25, 0x88)) || exif?.includes(Buffer.of(0x88, 0x25))).toBe(true)
    expect(xmp?.includes('NethosXmp')).toBe(true)
  })

  test('is kept upright, with 2560 pixels on its longer side', async () => {
    expect(picture).toMatchObject({ mediaType: 'image/jpeg', width: 1920, height: 2560, fileName: 'IMG_0001.jpg' })
    expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1920, height: 2560 })
    // Turned a quarter clockwise, what was left is above.
    expect(await colourAt(picture.bytes, 960, 200)).toBe('red')
    expect(await colourAt(picture.bytes, 960, 2300)).toBe('blue')
  })

  test('has lost everything that the camera told', async () => {
    for (const bytes of [picture.bytes, picture.thumbnail]) {
      const reply = await sharp(bytes).metadata()
      expect([reply.exif, reply.xmp, reply.iptc, reply.icc, reply.orientation]).toEqual(Array(5).fill(undefined))
      for (const word of ['Exif', 'NethosPhone', 'NethosXmp', 'GPS']) expect(bytes.includes(word)).toBe(false)
    }
  })

  test('has a thumbnail, upright too', async () => {
    expect(await sharp(picture.thumbnail).metadata()).toMatchObject({ format: 'webp', width: 300, height: 400 })
    expect(await colourAt(picture.thumbnail, 150, 20)).toBe('red')
    expect(await colourAt(picture.thumbnail, 150, 380)).toBe('blue')
  })
})

test('a photograph of just under 50 megapixels is taken', async () => {
  const large = await plain(8600, 5800).jpeg().toBuffer()
  expect(taken(await readUpload(large, 'large.jpg'))).toMatchObject({ width: 2560, height: 1727 })
})

test('a small picture is not blown up', async () => {
  expect(taken(await readUpload(await plain(120, 80).jpeg().toBuffer(), 'small.jpg'))).toMatchObject({
    width: 120,
    height: 80,
  })
})

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('%s is taken', async format => {
  const picture = taken(await readUpload(await halves(600, 300).toFormat(format).toBuffer(), `a.${format}`))
  expect(picture).toMatchObject({ width: 600, height: 300 })
  expect(await colourAt(picture.bytes, 100, 150)).toBe('red')
  expect(await colourAt(picture.bytes, 500, 150)).toBe('blue')
})

test('transparent parts stay transparent', async () => {
  const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: { ...red, alpha: 0 } } })
    .png()
    .toBuffer()
  const picture = taken(await readUpload(clear, 'stamp.png'))
  expect(picture).toMatchObject({ mediaType: 'image/webp', fileName: 'stamp.webp' })
  expect((await sharp(picture.bytes).stats()).isOpaque).toBe(false)
})

test('of a moving GIF the first frame is kept', async () => {
  const frames = await Promise.all([red, blue].map(colour => plain(60, 40, colour).png().toBuffer()))
  const moving = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  expect(await sharp(moving).metadata()).toMatchObject({ pages: 2 })
  const picture = taken(await readUpload(moving, 'moving.gif'))
  expect(picture).toMatchObject({ width: 60, height: 40 })
  expect(await colourAt(picture.bytes, 30, 20)).toBe('red')
})

describe('what is not only a picture', () => {
  const script = '<script>alert(document.cookie)</script>'

  test('a picture with a script behind it is kept without the script', async () => {
    const both = Buffer.concat([await plain(60, 40).jpeg().toBuffer(), Buffer.from(`<html>${script}</html>`)])
    expect(taken(await readUpload(both, 'both.jpg')).bytes.includes('script')).toBe(false)
  })

  test('a picture with an archive behind it is kept without the archive', async () => {
    const both = Buffer.concat([await plain(60, 40).png().toBuffer(), Buffer.from('PK\x03\x04archive')])
    expect(taken(await readUpload(both, 'both.png')).bytes.includes('archive')).toBe(false)
  })

  test.each([
    ['a script with the head of a GIF', `GIF89a/*${'x'.repeat(40)}*/=1;alert(1)`, 'damagedPicture'],
    ['SVG', `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)">${script}</svg>`, 'format'],
    ['SVG with an XML head', `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>`, 'format'],
    ['HTML', `<!doctype html><html><body>${script}</body></html>`, 'format'],
    ['plain text', '咨询', 'format'],
    ['a program', 'MZ\x90\0\x03\0\0\0', 'format'],
  ])('%s is refused, whatever it is called', async (_, text, reason) => {
    for (const name of ['a.jpg', 'a.png', 'a.gif', 'a'])
      expect(await readUpload(Buffer.from(text), name)).toMatchObject({ kind: 'refused', reason })
  })

  test.each(['tiff', 'heif'] as const)('the format %s is refused before it is decoded', async format => {
    const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(64)])
    const bytes = format === 'heif' ? heic : await plain(60, 40).tiff().toBuffer()
    expect(await readUpload(bytes, 'a.jpg')).toMatchObject({ reason: format === 'heif' ? 'heic' : 'format' })
  })
})

describe('what cannot be read', () => {
  test('a JPEG that breaks off is refused', async () => {
    const whole = await halves(1200, 800).jpeg().toBuffer()
    for (const part of [0.9, 0.5, 0.1]) {
      expect(await readUpload(whole.subarray(0, whole.length * part), 'a.jpg')).toMatchObject({
        kind: 'refused',
        sentence: '图片已损坏，请重新选择',
      })
    }
  })

  test.each([
    [7_072, 7_072],
    [1, 50_000_001],
    [100_000, 100_000],
  ])('a PNG that says %i × %i pixels is refused before it is decoded', async (width, height) => {
    expect(await readUpload(pngOf(width, height), 'bomb.png')).toMatchObject({
      kind: 'refused',
      sentence: '图片太大，请缩小后再上传',
    })
  })

  test('nothing at all is refused', async () => {
    expect(await readUpload(Buffer.alloc(0), 'a.jpg')).toMatchObject({ sentence: '文件是空的，请重新选择' })
  })

  test('more than 10 megabytes are refused', async () => {
    const large = Buffer.alloc(10 * 1024 * 1024 + 1)
    expect(await readUpload(large, 'a.jpg')).toMatchObject({ sentence: '文件不能超过10M' })
    expect(await readUpload(large.subarray(1), 'a.jpg')).toMatchObject({ reason: 'format' })
  })
})

test('ten pictures at once all come through', async () => {
  const one = await halves(1600, 1200).jpeg().toBuffer()
  const uploads = await Promise.all(Array.from({ length: 10 }, (_, at) => readUpload(one, `${at}.jpg`)))
  expect(uploads.map(upload => taken(upload).fileName)).toEqual(Array.from({ length: 10 }, (_, at) => `${at}.jpg`))
})
