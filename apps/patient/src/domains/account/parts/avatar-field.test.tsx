import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { upload } from '@nethos/calls/upload.ts'
import { forget, openPage } from '../../../testing/open-page.tsx'
import { AvatarField } from './avatar-field.tsx'
import { cutOut, type CropArea } from './crop.ts'

vi.mock('@nethos/calls/call.ts')
vi.mock('@nethos/calls/upload.ts')
vi.mock('./crop.ts')
const area: CropArea = { x: 10, y: 20, width: 300, height: 300 }
const shown = vi.fn<(props: { zoom: number; rotation: number; crop: { x: number; y: number } }) => void>()
vi.mock('react-easy-crop', () => ({
  default: (props: {
    zoom: number
    rotation: number
    crop: { x: number; y: number }
    onCropAreaChange: (part: CropArea, pixels: CropArea) => void
  }) => {
    shown(props)
    return <button onClick={() => props.onCropAreaChange(area, area)}>窗口</button>
  },
}))

const square = new Blob(['square'])
const save = vi.fn<(attaId: string) => Promise<boolean>>()
const Field = () => {
  const [attaId, setAttaId] = useState('old')
  return (
    <AvatarField
      src=""
      attaId={attaId}
      onChange={async next => {
        const isSaved = await save(next)
        if (isSaved) setAttaId(next)
        return isSaved
      }}
    />
  )
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const choose = async () => {
  const file = new File(['photo'], '照片.jpg', { type: 'image/jpeg' })
  await act(async () => fireEvent.change(screen.getByTestId('avatar-input'), { target: { files: [file] } }))
  await screen.findByText('窗口')
  await press('窗口')
}

beforeEach(() => {
  forget()
  save.mockReset().mockResolvedValue(true)
  vi.mocked(cutOut).mockReset().mockResolvedValue(square)
  vi.mocked(upload).mockReset().mockResolvedValue({ attaId: 'new', url: '', type: 'picture', attaFileName: '' })
  URL.createObjectURL = vi.fn<typeof URL.createObjectURL>(() => 'blob:photo')
  URL.revokeObjectURL = vi.fn<typeof URL.revokeObjectURL>()
})

test('a chosen picture is enlarged and turned, and what is seen in the window is sent and kept', async () => {
  openPage('/my/data', Field)
  await choose()
  await press('放大')
  await press('旋转')
  expect(shown).toHaveBeenLastCalledWith(expect.objectContaining({ zoom: 1.25, rotation: 90 }))
  await press('使用')
  expect(vi.mocked(cutOut).mock.lastCall?.slice(1)).toEqual([area, 1])
  expect(vi.mocked(upload).mock.lastCall?.[0]).toBe(square)
  expect(save).toHaveBeenLastCalledWith('new')
  expect(screen.getByText('头像已更换')).toBeDefined()
  expect(screen.queryByText('窗口')).toBeNull()
})

test('the one before comes back', async () => {
  openPage('/my/data', Field)
  expect(screen.queryByRole('button', { name: '恢复原头像' })).toBeNull()
  await choose()
  await press('使用')
  await press('恢复原头像')
  expect(save).toHaveBeenLastCalledWith('old')
  expect(screen.getByText('已恢复原来的头像')).toBeDefined()
  expect(screen.queryByRole('button', { name: '恢复原头像' })).toBeNull()
})

test('whoever gives up changes nothing; the way back to the beginning is one tap', async () => {
  openPage('/my/data', Field)
  await choose()
  await press('放大')
  await press('还原')
  expect(shown).toHaveBeenLastCalledWith(expect.objectContaining({ zoom: 1, rotation: 0, crop: { x: 0, y: 0 } }))
  await press('取消')
  expect(screen.queryByText('窗口')).toBeNull()
  expect(upload).not.toHaveBeenCalled()
})

test('what could not be sent stays open for another try', async () => {
  vi.mocked(upload).mockRejectedValueOnce(new Error('网络错误，请稍后重试'))
  openPage('/my/data', Field)
  await choose()
  await press('使用')
  expect(screen.getByText('窗口')).toBeDefined()
  await press('使用')
  expect(save).toHaveBeenLastCalledWith('new')
})
