import jsQR from 'jsqr'
import { afterEach, expect, test, vi } from 'vitest'
import { readConfig } from '@nethos/calls/config.ts'
import { drawDoctor } from './draw-doctor.ts'

const size = { width: 750, height: 1100 }

const doctor = {
  docAvatar: 'a',
  docName: '沈知远',
  docTitle: '主任医师',
  docDeptName: '心内科',
  docHosName: '',
  docSkill: '',
}

/** A canvas that paints rectangles and keeps what is written: all that a scanner and a reader see of the picture. */
function aCanvas() {
  const pixels = new Uint8ClampedArray(size.width * size.height * 4).fill(255)
  const written: string[] = []
  const inks: string[] = []
  const pictures: string[] = []
  const pen = new Proxy(
    {
      fillStyle: '',
      fillRect(x: number, y: number, width: number, height: number) {
        const shade = this.fillStyle === '#000000' ? 0 : 255
        for (let down = y; down < y + height; down++)
          pixels.fill(shade, (down * size.width + x) * 4, (down * size.width + x + width) * 4)
        for (let at = 3; at < pixels.length; at += size.width * 4) pixels[at] = 255
      },
      fillText(text: string) {
        written.push(text)
        inks.push(this.fillStyle)
      },
      drawImage: (picture: { src: string }) => void pictures.push(picture.src),
      measureText: (text: string) => ({ width: text.length * 30 }),
    },
    { get: (own, key) => (key in own ? own[key as keyof typeof own] : () => undefined) },
  )
  return {
    pixels,
    written,
    inks,
    pictures,
    canvas: { getContext: () => pen, toDataURL: () => 'data:image/png;base64,' },
  }
}

/** What the server writes into the page of a hospital with a colour, a level and a mark of its own, or with none. */
async function aPage({ faceColour = '', hospitalLevel = '', mark = '' }): Promise<void> {
  document.head.innerHTML = mark && `<link rel="apple-touch-icon" href="${mark}">`
  vi.stubGlobal('fetch', async () => ({ json: async () => ({ now: 0, faceColour, hospitalLevel }) }))
  await readConfig()
}

/** Pictures that come, or do not. */
const stubImages = (comes: (src: string) => boolean): void =>
  void vi.stubGlobal(
    'Image',
    class {
      onerror?: () => void
      onload?: () => void
      address = ''
      get src() {
        return this.address
      }
      set src(address: string) {
        this.address = address
        queueMicrotask(() => (comes(address) ? this.onload?.() : this.onerror?.()))
      }
    },
  )

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})

test('the code on a poster is read as the address, and the doctor, his place and his likes stand above it', async () => {
  const { canvas, pixels, written } = aCanvas()
  await aPage({})
  stubImages(() => false)
  vi.spyOn(document, 'createElement').mockReturnValue(canvas as never)
  const address = 'https://nethos.example.cn/v2/pk/all?keyword=%E6%B2%88%E7%9F%A5%E8%BF%9C'
  await drawDoctor({
    doctor,
    what: '医生',
    hospital: '南山云医院 · 医生人气榜',
    address,
    about: '医生人气榜第1名，已获160个赞',
    hint: '长按或扫一扫，为医生点赞',
  })
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255
  expect(jsQR.default(pixels, size.width, size.height)?.data).toBe(address)
  expect(written.join('')).toContain('沈知远')
  expect(written.join('')).toContain('医生人气榜第1名，已获160个赞')
})

test('the card bears the hospital’s own mark, colour and level, and ours where it has none', async () => {
  const mark = 'https://nethos.example.cn/mark/m1-180.png'
  await aPage({ faceColour: '#1d4f91', hospitalLevel: '三级甲等综合医院', mark })
  stubImages(() => true)
  const { canvas, written, inks, pictures } = aCanvas()
  vi.spyOn(document, 'createElement').mockReturnValue(canvas as never)
  const drawn = {
    doctor,
    what: '医生' as const,
    hospital: '南山云医院',
    address: 'https://nethos.example.cn/doc/index',
  }
  await drawDoctor(drawn)
  expect(written.slice(0, 2)).toEqual(['南山云医院', '三级甲等综合医院'])
  expect(inks.slice(0, 2)).toEqual(['#1d4f91', '#1d4f91'])
  expect(pictures).toEqual([mark, '/files/a'])

  await aPage({})
  pictures.length = 0
  inks.length = 0
  await drawDoctor(drawn)
  expect(inks[0]).toBe('#0b7a75')
  expect(pictures[0]).toMatch(/\/icons\/apple-touch-icon\.png$/)
})
