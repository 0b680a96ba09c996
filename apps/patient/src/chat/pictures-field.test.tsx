import { act, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FaultError } from '@nethos/calls/trouble.ts'
import { upload, type Uploaded } from '@nethos/calls/upload.ts'
import { dismissDialogs } from '../controls/dialog.ts'
import { DialogHost } from '../controls/dialog-host.tsx'
import { ToastHost } from '../controls/toast-host.tsx'
import { pick, press } from '../testing/open-at.tsx'
import { PicturesField } from './pictures-field.tsx'

vi.mock('@nethos/calls/upload.ts')

const uploaded = (attaId: string): Uploaded => ({
  attaId,
  type: 'picture',
  attaFileName: '',
  url: `/files/${attaId}?t=1`,
})
const file = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' })
const files = (count: number) => Array.from({ length: count }, (_, at) => file(`${at}.jpg`))
const onBusy = vi.fn<(isBusy: boolean) => void>()

beforeEach(() => {
  dismissDialogs()
  onBusy.mockReset()
  vi.mocked(upload)
    .mockReset()
    .mockImplementation(async (_, name) => uploaded(`of ${name}`))
})

function show(...before: string[]) {
  const Form = () => {
    const [pictures, setPictures] = useState<readonly Uploaded[]>(before.map(uploaded))
    return (
      <>
        <PicturesField label="照片" pictures={pictures} onChange={setPictures} onBusy={onBusy} most={9} />
        <ToastHost />
        <DialogHost />
      </>
    )
  }
  render(<Form />)
}
const input = () => screen.getByTestId('pictures-input')
const settled = () => waitFor(() => expect(onBusy).toHaveBeenLastCalledWith(false))
const shown = () => [...document.querySelectorAll('img')].map(one => one.getAttribute('src'))

describe('adding', () => {
  test('pictures go up one after the other and are shown small', async () => {
    show('x1')
    await pick(input(), file('甲.jpg'), file('乙.jpg'))
    await act(settled)
    expect(shown()).toEqual(
      ['/files/x1?t=1', '/files/of 甲.jpg?t=1', '/files/of 乙.jpg?t=1'].map(url => `${url}&size=small`),
    )
    expect(screen.getByText('3/9')).toBeDefined()
  })

  test('how far it is is told, the form knows that it is not done, and no more can be added meanwhile', async () => {
    let arrive = (_: Uploaded) => {}
    vi.mocked(upload).mockImplementation((_, __, { onProgress } = {}) => {
      onProgress?.(0.42)
      return new Promise(resolve => (arrive = resolve))
    })
    show()
    await pick(input(), file('甲.jpg'), file('乙.jpg'))
    expect(screen.getAllByRole('status').map(one => one.textContent)).toEqual(expect.arrayContaining(['42%', '等待中']))
    expect(onBusy.mock.calls).toEqual([[true]])
    expect(screen.queryByRole('button', { name: '添加图片' })).toBeNull()
    await act(async () => arrive(uploaded('x1')))
    await act(() => waitFor(() => expect(upload).toHaveBeenCalledTimes(2)))
    await act(async () => arrive(uploaded('x2')))
    await act(settled)
    expect(screen.getByRole('button', { name: '添加图片' })).toBeDefined()
  })

  test('at most nine pictures', async () => {
    show()
    await pick(input(), ...files(10))
    expect(screen.getByText('最多可以上传9张图片')).toBeDefined()
    await act(settled)
    expect(screen.getByText('9/9')).toBeDefined()
    expect(screen.queryByRole('button', { name: '添加图片' })).toBeNull()
  })

  test('when there are some, as many as still fit', async () => {
    show('1', '2', '3', '4', '5', '6', '7')
    await pick(input(), ...files(3))
    expect(screen.getByText('最多上传2张')).toBeDefined()
    await act(settled)
    expect(upload).toHaveBeenCalledTimes(2)
  })

  test('what could not be taken is named, the others stay', async () => {
    vi.mocked(upload).mockRejectedValueOnce(new Error('图片无法识别'))
    show()
    await pick(input(), file('甲.heic'), file('乙.jpg'))
    expect(screen.getByText('甲.heic上传失败：图片无法识别')).toBeDefined()
    await act(settled)
    expect(screen.getByText('1/9')).toBeDefined()
  })

  test('a line that drops on the way leaves the photo here: it is sent once more by one tap, and stands once', async () => {
    vi.mocked(upload).mockRejectedValueOnce(new FaultError('网络错误，请稍后重试'))
    show()
    await pick(input(), file('甲.jpg'), file('乙.jpg'))
    await act(settled)
    expect(screen.getByText('甲.jpg上传失败：网络错误，请稍后重试')).toBeDefined()
    expect(screen.getByText('1/9')).toBeDefined()
    await press('重新上传1张')
    await act(settled)
    expect(shown()).toEqual(['/files/of 乙.jpg?t=1&size=small', '/files/of 甲.jpg?t=1&size=small'])
    expect(screen.queryByRole('button', { name: /重新上传/ })).toBeNull()
  })

  test('a browser that cannot read files', async () => {
    vi.stubGlobal('FileReader', undefined)
    show()
    await pick(input(), file('甲.jpg'))
    expect(screen.getByText('您的浏览器不支持图片上传，请升级您的浏览器')).toBeDefined()
    expect(upload).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })
})

describe('taking away', () => {
  test('is asked about', async () => {
    show('x1', 'x2')
    await press('删除第1张图片')
    expect(screen.getByRole('dialog', { name: '确定要删除这张图片吗？' })).toBeDefined()
    await press('取消')
    expect(shown()).toHaveLength(2)
    await press('删除第1张图片')
    await press('删除')
    expect(shown()).toEqual(['/files/x2?t=1&size=small'])
  })
})
