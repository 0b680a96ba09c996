import { fireEvent, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useAct } from './use-act.ts'

const act = vi.fn()
const at = (what: string | undefined) =>
  renderHook((now: string | undefined) => useAct(now, act), { initialProps: what })
const activation = (isActive: boolean | undefined) =>
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    value: isActive === undefined ? undefined : { isActive },
  })

afterEach(() => {
  act.mockClear()
  activation(undefined)
})

it('counts what somebody does after it has appeared, once, and not that it stands there', () => {
  const { rerender } = at('m1')
  expect(act).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'a' })
  fireEvent.pointerDown(document.body)
  expect(act).toHaveBeenCalledTimes(1)
  rerender('m2')
  expect(act).toHaveBeenCalledTimes(1)
  fireEvent.pointerDown(document.body)
  expect(act).toHaveBeenCalledTimes(2)
})

it('takes the press that has opened the page for something done, but none from before a later message', () => {
  activation(true)
  const { rerender } = at('m1')
  expect(act).toHaveBeenCalledTimes(1)
  rerender('m2')
  expect(act).toHaveBeenCalledTimes(1)
})

it('asks for nothing where nothing waits', () => {
  at(undefined)
  fireEvent.keyDown(document.body, { key: 'a' })
  expect(act).not.toHaveBeenCalled()
})
