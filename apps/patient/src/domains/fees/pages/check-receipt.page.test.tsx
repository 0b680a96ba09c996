import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { feesServices } from '@nethos/contract/fees/fees.services.ts'
import { answer, forget } from '../../../testing/open-page.tsx'
import { openAt } from '../../../testing/open-at.tsx'
import CheckReceiptPage from './check-receipt.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(forget)

const found = { receiptNo: '3300000001', hosName: '宁禾大学附属第一医院', onDay: '2026-11-20', totalCents: 7_875 }
const check = (typed: string) => {
  fireEvent.change(screen.getByLabelText('校验码'), { target: { value: typed } })
  fireEvent.click(screen.getByRole('button', { name: '核验' }))
}

test('a genuine receipt says its number, hospital, day and sum; a code in small letters and with spaces is taken', async () => {
  answer(feesServices.verifyReceipt, { ...found, isValid: true })
  openAt('/fee/verify', CheckReceiptPage)
  check('8k3d 77q2 ab10 zz9x')
  await screen.findByText('票据有效')
  for (const word of ['3300000001', '宁禾大学附属第一医院', '¥78.75']) expect(screen.getByText(word)).toBeDefined()
})

test('one whose money went back is not valid any more', async () => {
  answer(feesServices.verifyReceipt, { ...found, isValid: false })
  openAt('/fee/verify?code=8K3D77Q2AB10ZZ9X', CheckReceiptPage)
  fireEvent.click(screen.getByRole('button', { name: '核验' }))
  await screen.findByText('票据已作废，款项已退回')
})

test('what is no code is not asked for', async () => {
  openAt('/fee/verify', CheckReceiptPage)
  check('123')
  await screen.findByText('校验码是16位数字和字母')
})
