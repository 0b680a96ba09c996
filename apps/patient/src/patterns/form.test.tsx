import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { TextField } from '../controls/text-field.tsx'
import { forgetDrafts, useDraft } from './draft.ts'
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

test('whoever signs out leaves no drafts behind', () => {
  localStorage.setItem('nethos.draft.consult.7', '{}')
  localStorage.setItem('nethos.elder', 'on')
  forgetDrafts()
  expect(Object.keys(localStorage)).toEqual(['nethos.elder'])
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
