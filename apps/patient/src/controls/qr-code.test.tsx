import { render, screen } from '@testing-library/react'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { QrCode } from './qr-code.tsx'

/** What a phone's camera reads of the picture that is drawn, at this width. */
async function scanned(svg: Element, width: number): Promise<string | undefined> {
  const drawn = svg.outerHTML.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
  const { data, info } = await sharp(Buffer.from(drawn), { density: 600 })
    .resize(width)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR.default(new Uint8ClampedArray(data), info.width, info.height)?.data
}

test.each([
  'https://nethos.example.cn/doc/scan?exclusiveCodeId=xd0001',
  'https://nethos.example.cn/doc/index?docId=d0001',
  'http://127.0.0.1:8080/team/t1/detail',
  '张伟 主任医师',
])('%s is what a scanner reads', async text => {
  render(<QrCode text={text} label="关注二维码" />)
  const drawn = screen.getByRole('img', { name: '关注二维码' })
  for (const width of [150, 400]) expect(await scanned(drawn, width)).toBe(text)
})
