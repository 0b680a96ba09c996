import { waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readySdk } from '../domains/shell/page-sdk.ts'
import { setShareMenu } from './share-menu.ts'

vi.mock('../domains/shell/page-sdk.ts')

afterEach(() => {
  vi.restoreAllMocks()
  document.head.innerHTML = ''
})

const sharedWith = async (): Promise<unknown> => {
  const updateAppMessageShareData = vi.fn<(data: { imgUrl: string }) => void>()
  vi.mocked(readySdk).mockResolvedValue({ updateAppMessageShareData, updateTimelineShareData: vi.fn() } as never)
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8')
  setShareMenu('/doc/index')
  await waitFor(() => expect(updateAppMessageShareData).toHaveBeenCalled())
  return updateAppMessageShareData.mock.lastCall?.[0].imgUrl
}

test('what is shared bears the hospital’s own mark, and ours where it has none', async () => {
  document.head.innerHTML = '<link rel="apple-touch-icon" href="https://h.example.cn/mark/m1-180.png">'
  expect(await sharedWith()).toBe('https://h.example.cn/mark/m1-180.png')
  document.head.innerHTML = ''
  expect(await sharedWith()).toBe(`${location.origin}/icons/apple-touch-icon.png`)
})
