import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { TextField } from '../controls/text-field.tsx'
import { FormPage } from './form-page.tsx'
import { Value } from './value.tsx'
import { claimDrafts, forgetDrafts, useDraft } from './draft.ts'
import { Form } from './form.tsx'
import { useRecentWords } from './recent-words.ts'

function Person({ onSend }: { onSend: () => Promise<void> }) {
  const [isSent, setSent] = useState(false)
  const send = async () => {
    setSent(true)
    await onSend()
  }
  return (
    <Form onSubmit={send}>
      <TextField label="姓名" error={isSent ? '姓名不能为空' : undefined} />
      <button>提交</button>
    </Form>
  )
}

test('a form is sent once at a time, and the first wrong field gets the focus', async () => {
  let done = () => {}
  const onSend = vi.fn(() => new Promise<void>(resolve => (done = resolve)))
  render(<Person onSend={onSend} />)
  fireEvent.click(screen.getByRole('button'))
  fireEvent.click(screen.getByRole('button'))
  expect(onSend).toHaveBeenCalledTimes(1)
  await act(async () => done())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('姓名')))
})

test('nothing is sent while a part of the form is on its way', async () => {
  const onSubmit = vi.fn()
  const Page = () => {
    const [value, setValue] = useState<string>()
    return (
      <FormPage title="申请" submit="提交" onSubmit={onSubmit}>
        <Value of={{ value, status: value ? 'ready' : 'waiting', sentence: undefined, retry: () => {} }}>
          {name => <p>{name}</p>}
        </Value>
        <button type="button" onClick={() => setValue('宋长河')}>
          就诊人来了
        </button>
      </FormPage>
    )
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '提交' })
  expect(button.disabled).toBe(true)
  fireEvent.click(button)
  fireEvent.click(screen.getByRole('button', { name: '就诊人来了' }))
  expect(button.disabled).toBe(false)
  expect(onSubmit).not.toHaveBeenCalled()
  await act(async () => fireEvent.click(button))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

function Draft() {
  const draft = useDraft('consult.7', { text: '' })
  return (
    <>
      <input aria-label="病情" value={draft.value.text} onChange={event => draft.set({ text: event.target.value })} />
      <button onClick={draft.clear}>已发送</button>
    </>
  )
}

test('what was typed is there again after a crash, and gone once it is sent', () => {
  const { unmount } = render(<Draft />)
  fireEvent.change(screen.getByLabelText('病情'), { target: { value: '头痛三天' } })
  unmount()
  render(<Draft />)
  expect(screen.getByLabelText<HTMLInputElement>('病情').value).toBe('头痛三天')
  fireEvent.click(screen.getByRole('button', { name: '已发送' }))
  expect(localStorage.getItem('nethos.draft.consult.7')).toBeNull()
})

test('whoever signs out leaves no drafts behind, and nothing of what he searched for', () => {
  localStorage.setItem('nethos.draft.consult.7', '{}')
  localStorage.setItem('nethos.elder', 'on')
  render(<Words />)
  fireEvent.click(screen.getByRole('button', { name: '骨科' }))
  forgetDrafts()
  expect(Object.keys(localStorage)).toEqual(['nethos.elder'])
})

test('whoever logs in keeps what he searched for as a guest, and finds nothing of another’s', () => {
  localStorage.clear()
  localStorage.setItem('nethos.recent.drugs', '["感冒药"]')
  claimDrafts('a1')
  expect(localStorage.getItem('nethos.recent.drugs')).not.toBeNull()
  claimDrafts('a2')
  expect(localStorage.getItem('nethos.recent.drugs')).toBeNull()
})

function Words() {
  const { words, add } = useRecentWords('doctors')
  return (
    <>
      <p>{words.join('、')}</p>
      <button onClick={() => add('心内科')}>心内科</button>
      <button onClick={() => add('骨科')}>骨科</button>
    </>
  )
}

test('recent words stand newest first and once', () => {
  render(<Words />)
  for (const name of ['心内科', '骨科', '心内科']) fireEvent.click(screen.getByRole('button', { name }))
  expect(screen.getByText('心内科、骨科')).toBeDefined()
})
