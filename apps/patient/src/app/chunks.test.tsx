import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, Link, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followNavigation, importChunk, loadChunk } from '@nethos/calls/chunks.ts'
import { FaultError } from '@nethos/calls/trouble.ts'
import { FaultPage } from './fault-page.tsx'
import { Opening } from './opening.tsx'

const reload = vi.fn<() => void>()
const assign = vi.fn<(address: string | URL) => void>()
let online = true
let served: string | undefined

beforeEach(() => {
  sessionStorage.clear()
  online = true
  served = '/assets/index-now.js'
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
  vi.stubGlobal('fetch', async () => {
    if (served === undefined) throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify({ version: served }))
  })
  const entry = Object.defineProperty(document.createElement('i'), 'src', { value: 'http://here/assets/index-now.js' })
  vi.spyOn(document, 'querySelector').mockReturnValue(entry)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  reload.mockClear()
  assign.mockClear()
})

/** As it stands in a built app. */
const built = <Load extends () => Promise<unknown>>(load: Load): Load =>
  Object.assign(load, { toString: () => '()=>import(`./next-1.js`)' })

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/next-1.js'))
const there = async () => ({ Component: () => <p>下一页</p> })

/** A form, and a link to a page whose script is fetched by `load`. */
async function tapFromForm(load: () => Promise<{ Component: () => React.JSX.Element }>) {
  const Frame = () => (
    <>
      <Opening />
      <Outlet />
    </>
  )
  const Form = () => (
    <>
      <input aria-label="病情描述" />
      <Link to="/next">下一步</Link>
    </>
  )
  const router = createMemoryRouter([
    {
      Component: Frame,
      ErrorBoundary: FaultPage,
      children: [
        { path: '/', Component: Form },
        { path: '/next', lazy: () => loadChunk(load) },
      ],
    },
  ])
  followNavigation(router)
  render(<RouterProvider router={router} />)
  fireEvent.change(await screen.findByLabelText('病情描述'), { target: { value: '咳嗽两周' } })
  await act(async () => fireEvent.click(screen.getByText('下一步')))
}

const typed = () => screen.getByLabelText<HTMLInputElement>('病情描述').value

test('without a line a tap says so, what was typed stays, and the page opens when the line is back', async () => {
  online = false
  served = undefined
  const load = built(vi.fn(there))
  await tapFromForm(load)
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining('网络错误，请稍后重试'),
  )
  expect(typed()).toBe('咳嗽两周')
  // A browser that is asked for a script without a line never asks for it again.
  expect(load).not.toHaveBeenCalled()

  await act(async () => fireEvent.click(screen.getByRole('button', { name: '重试' })))
  expect(typed()).toBe('咳嗽两周')

  online = true
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('下一页')).toBeDefined()
  expect(reload).not.toHaveBeenCalled()
  expect(assign).not.toHaveBeenCalled()
})

test('a server that does not answer is no other version: nothing is loaded anew', async () => {
  served = undefined
  await tapFromForm(missing)
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(typed()).toBe('咳嗽两周')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '重试' })))
  expect(typed()).toBe('咳嗽两周')
  expect(reload).not.toHaveBeenCalled()
  expect(assign).not.toHaveBeenCalled()
})

test('a script that a newer version no longer has comes with its address loaded anew, once', async () => {
  served = '/assets/index-newer.js'
  await tapFromForm(missing)
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(1))
  expect(String(assign.mock.calls[0]![0])).toMatch(/\/next$/)

  await act(async () => fireEvent.click(await screen.findByRole('button', { name: '重试' })))
  expect(await screen.findByText('页面已更新，请重新加载')).toBeDefined()
  expect(assign).toHaveBeenCalledTimes(1)
})

test('the page of faults loads anew only from a server that answers', async () => {
  await tapFromForm(() => Promise.reject(new TypeError('x is undefined')))
  served = undefined
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: '重新加载' })))
  expect(reload).not.toHaveBeenCalled()
  served = '/assets/index-now.js'
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '重新加载' })))
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})

test('what a button needs to fetch fails in a sentence', async () => {
  online = false
  await expect(importChunk(built(missing))).rejects.toEqual(new FaultError('网络错误，请稍后重试'))
  online = true
  served = undefined
  await expect(importChunk(missing)).rejects.toEqual(new FaultError('网络错误，请稍后重试'))
  await expect(importChunk(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})
