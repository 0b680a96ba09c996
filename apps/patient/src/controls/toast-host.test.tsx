import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Sheet } from './sheet.tsx'
import { toast } from './toast.ts'
import { ToastHost } from './toast-host.tsx'

const page = (isOpen: boolean) => (
  <>
    <Sheet open={isOpen} onClose={() => undefined} title="公安认证">
      <p>姓名</p>
    </Sheet>
    <ToastHost />
  </>
)

test('what is said while a dialog is open is said inside of it, where it is neither dimmed nor silent', () => {
  const { rerender } = render(page(true))
  act(() => toast('请先阅读并同意实名认证授权说明'))
  const dialog = screen.getByRole('dialog', { name: '公安认证' })
  expect(dialog.contains(screen.getByText('请先阅读并同意实名认证授权说明'))).toBe(true)
  expect(screen.getAllByRole('status')).toHaveLength(1)

  rerender(page(false))
  expect(screen.getByRole('status').textContent).toBe('请先阅读并同意实名认证授权说明')
  expect(screen.getByRole('status').closest('dialog')).toBeNull()
})
