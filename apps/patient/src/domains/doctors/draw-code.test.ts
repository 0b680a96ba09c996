import jsQR from 'jsqr'
import { afterEach, expect, test, vi } from 'vitest'
import { drawDoctor } from './draw-doctor.ts'

const size = { width: 750, height: 1100 }

/** A canvas that paints rectangles and keeps what is written: all that a scanner and a reader see of the picture. */
function aCanvas() {
  const pixels = new Uint8ClampedArray(size.width * size.height * 4).fill(255)
  const written: string[] = []
  const pen = new Proxy(
    {
      fillStyle: '',
      fillRect(x: number, y: number, width: number, height: number) {
        const shade = this.fillStyle === '#000000' ? 0 : 255
        for (let down = y; down < y + height; down++)
          pixels.fill(shade, (down * size.width + x) * 4, (down * size.width + x + width) * 4)
        for (let at = 3; at < pixels.length; at += size.width * 4) pixels[at] = 255
      },
      fillText: (text: string) => void written.push(text),
      measureText: (text: string) => ({ width: text.length * 30 }),
    },
    { get: (own, key) => (key in own ? own[key as keyof typeof own] : () => undefined) },
  )
  return { pixels, written, canvas: { getContext: () => pen, toDataURL: () => 'data:image/png;base64,' } }
}

afterEach(() => vi.restoreAllMocks())

test('the code on a poster is read as the address, and the doctor, his place and his likes stand above it', async () => {
  const { canvas, pixels, written } = aCanvas()
  vi.stubGlobal(
    'Image',
    class {
      onerror?: () => void
      set src(_: string) {
        queueMicrotask(() => this.onerror?.())
      }
    },
  )
  vi.spyOn(document, 'createElement').mockReturnValue(canvas as never)
  const address = 'https://nethos.example.cn/v2/pk/all?keyword=%E6%B2%88%E7%9F%A5%E8%BF%9C'
  await drawDoctor({
    doctor: {
      docAvatar: 'a',
      docName: '沈知远',
      docTitle: '主任医师',
      docDeptName: '心内科',
      docHosName: '',
      docSkill: '',
    },
    what: '医生',
    hospital: '南山云医院 · 医生人气榜',
    address,
    about: '医生人气榜第1名，已获160个赞',
    hint: '长按或扫一扫，为医生点赞',
  })
  vi.unstubAllGlobals()
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255
  expect(jsQR.default(pixels, size.width, size.height)?.data).toBe(address)
  expect(written.join('')).toContain('沈知远')
  expect(written.join('')).toContain('医生人气榜第1名，已获160个赞')
})
