import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { Look } from '../look/look.tsx'
import { FormDialog } from './form-dialog.tsx'
import { TextDialog } from './text-dialog.tsx'

function Desk() {
  const [open, setOpen] = useState<'form' | 'text'>()
  const [name, setName] = useState('')
  const onClose = () => setOpen(undefined)
  return (
    <>
      <button onClick={() => setOpen('form')}>新增</button>
      <button onClick={() => setOpen('text')}>退回</button>
      {open === 'form' && (
        <FormDialog title="新增" yes="保存" isBusy={false} isTouched={false} onYes={onClose} onClose={onClose}>
          <input aria-label="名称" value={name} onChange={event => setName(event.target.value)} />
        </FormDialog>
      )}
      {open === 'text' && (
        <TextDialog
          title="退回"
          yes="退回"
          label="理由"
          most={50}
          wrong={() => undefined}
          onYes={async () => true}
          onClose={onClose}
        >
          会退回给申请人
        </TextDialog>
      )}
    </>
  )
}

it.each([
  ['新增', '名称'],
  ['退回', '理由'],
])('what is typed at once after %s goes into its first field', async (opens, field) => {
  const router = createMemoryRouter([{ path: '/', Component: Desk }])
  render(
    <Look>
      <RouterProvider router={router} />
    </Look>,
  )
  fireEvent.click(screen.getByRole('button', { name: opens }))
  const first = await screen.findByLabelText(field)
  await waitFor(() => expect(document.activeElement).toBe(first))
})

it('a dialog does not grow out of the pointer: its buttons stand where they will be', () => {
  const css = readFileSync(join(import.meta.dirname, '../look/base.css'), 'utf8')
  const shown = /@keyframes dialog-shown \{([^]*?)\n\}/.exec(css)?.[1] ?? ''
  expect(shown).toContain('opacity')
  expect(shown).not.toMatch(/transform|scale/)
  expect(css).toMatch(/\.ant-modal\.ant-zoom-enter\.ant-zoom-enter-active,[^{]*\{\s*animation-name: dialog-shown/)
})
