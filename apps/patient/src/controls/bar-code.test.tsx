import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BarCode } from './bar-code.tsx'

/** What a scanner reads of the drawing: each bar as the path says, four dots a module. */
function scanned(svg: Element): string {
  const [wide, high] = svg.getAttribute('viewBox')!.split(' ').slice(2).map(Number) as [number, number]
  const row = new Uint8ClampedArray(wide * 4).fill(255)
  for (const [, from, run] of svg
    .querySelector('path')!
    .getAttribute('d')!
    .matchAll(/M(\d+) 0h(\d+)/g))
    row.fill(0, Number(from) * 4, (Number(from) + Number(run)) * 4)
  const dots = new Uint8ClampedArray(row.length * high)
  for (let y = 0; y < high; y++) dots.set(row, y * row.length)
  const hints = new Map([[DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.CODE_128]]])
  const source = new RGBLuminanceSource(dots, row.length, high)
  return new MultiFormatReader().decode(new BinaryBitmap(new HybridBinarizer(source)), hints).getText()
}
const printable = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')

test.each([
  'B0099812',
  'ZY202611-88',
  '20261124001',
  'A1',
  ' !"#$%&\'()*+,-./0',
  printable.slice(16, 48),
  printable.slice(48, 72),
  printable.slice(72),
  ...Array.from({ length: 5 }, (_, tens) =>
    Array.from({ length: 20 }, (_, at) => String(tens * 20 + at).padStart(2, '0')).join(''),
  ),
])('%s is what a scanner reads', text => {
  render(<BarCode text={text} label="病案号条形码" />)
  expect(scanned(screen.getByRole('img', { name: '病案号条形码' }))).toBe(text)
})

test('what a bar code cannot say is not drawn as another one', () => {
  const { container } = render(<BarCode text="病案1" label="病案号条形码" />)
  expect(container.innerHTML).toBe('')
})
