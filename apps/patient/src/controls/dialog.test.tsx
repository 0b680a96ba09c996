import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { alert, confirm, dismissDialogs } from './dialog.ts'
import { DialogHost } from './dialog-host.tsx'

const question = {
  title: '确定不支付吗？',
  text: '您的订单已经生成，15分钟不支付会自动取消。',
  yes: '继续支付',
  no: '暂不支付',
}

test('a question has a name, a text and two answers', async () => {
  render(<DialogHost />)
  let answer: Promise<boolean> | undefined
  act(() => void (answer = confirm(question)))
  const dialog = screen.getByRole('dialog', { name: question.title })
  expect(dialog.textContent).toContain(question.text)
  fireEvent.click(screen.getByRole('button', { name: '继续支付' }))
  expect(await answer).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('no means no', async () => {
  render(<DialogHost />)
  let answer: Promise<boolean> | undefined
  act(() => void (answer = confirm(question)))
  fireEvent.click(screen.getByRole('button', { name: '暂不支付' }))
  expect(await answer).toBe(false)
})

test('the second of two quick taps does not close what the first has opened; a later one beside it does', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000)
  render(<DialogHost />)
  let answer: Promise<boolean> | undefined
  act(() => void (answer = confirm(question)))
  clock.mockReturnValue(10_200)
  fireEvent.click(screen.getByRole('dialog'))
  expect(screen.queryByRole('dialog')).toBeTruthy()
  clock.mockReturnValue(11_000)
  fireEvent.click(screen.getByRole('dialog'))
  expect(await answer).toBe(false)
  clock.mockRestore()
})

test('two questions are asked one after the other', async () => {
  render(<DialogHost />)
  act(() => {
    void confirm(question)
    void alert({ title: '当前订单已支付' })
  })
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: '暂不支付' }))
  expect(screen.getByRole('dialog', { name: '当前订单已支付' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '知道了' }))
})

test('a change of page takes questions back, as answered with no', async () => {
  render(<DialogHost />)
  let answer: Promise<boolean> | undefined
  act(() => void (answer = confirm(question)))
  act(() => dismissDialogs())
  expect(await answer).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
})
