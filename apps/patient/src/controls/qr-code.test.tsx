import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QrCode } from './qr-code.tsx'
import { scanned } from './testing/scanned.ts'

test.each([
  'https://nethos.example.cn/doc/scan?exclusiveCodeId=xd0001',
  'https://nethos.example.cn/doc/index?docId=d0001',
  'http://127.0.0.1:8080/team/t1/detail',
  '张伟 主任医师',
])('%s is what a scanner reads', async text => {
  render(<QrCode text={text} label="关注二维码" />)
  expect(scanned(await screen.findByRole('img', { name: '关注二维码' }))).toBe(text)
})
