import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openAt } from '../testing/open-at.tsx'
import { RoomPage } from './room-page.tsx'

const Room = () => <RoomPage title="张伟">您好</RoomPage>

test('a room has the way back to the usual look, in large letters only', () => {
  const setElder = vi.fn<(isElder: boolean) => void>()
  const { leave } = openAt('/', Room)
  expect(screen.queryByRole('button', { name: '切换标准版' })).toBeNull()
  leave()
  openAt('/', Room, { app: { isElder: true, setElder } })
  act(() => void fireEvent.click(screen.getByRole('button', { name: '切换标准版' })))
  expect(setElder).toHaveBeenCalledExactlyOnceWith(false)
})
