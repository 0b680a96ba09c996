import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FaultError, SignedOutError } from '@nethos/calls/trouble.ts'
import { DialogHost } from '../controls/dialog-host.tsx'
import { dismissDialogs } from '../controls/dialog.ts'
import { ToastHost } from '../controls/toast-host.tsx'
import { gateIsShown, showTrouble } from './signed-out.ts'

const sentence = '您暂未登录或登录信息已过期，是否重新登录？'
const expired = new SignedOutError('00010401', sentence)
const open = () =>
  render(
    <>
      <DialogHost />
      <ToastHost />
    </>,
  )
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

afterEach(() => act(() => dismissDialogs()))

test('a command without a login asks, once, and leads to the login', async () => {
  open()
  const logIn = vi.fn()
  act(() => {
    showTrouble(expired, logIn)
    showTrouble(expired, logIn)
  })
  expect(screen.getAllByRole('dialog', { name: sentence })).toHaveLength(1)
  await press('重新登录')
  expect(logIn).toHaveBeenCalledTimes(1)
})

test('whoever does not want to stays where he is, and is asked again another time', async () => {
  open()
  const logIn = vi.fn()
  act(() => showTrouble(expired, logIn))
  await press('返回')
  expect(logIn).not.toHaveBeenCalled()
  act(() => showTrouble(expired, logIn))
  expect(screen.getByRole('dialog', { name: sentence })).toBeDefined()
})

test('a page behind the gate asks by itself', () => {
  open()
  const leave = gateIsShown()
  act(() => showTrouble(expired, vi.fn()))
  expect(screen.queryByRole('dialog')).toBeNull()
  leave()
})

test('anything else is said', () => {
  open()
  act(() => showTrouble(new FaultError('网络错误，请稍后重试'), vi.fn()))
  expect(screen.getByText('网络错误，请稍后重试')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})
