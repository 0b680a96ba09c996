import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { lineDeskServices as services } from '@nethos/contract/clinics/line-desk.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import type { HospitalLine } from '../line.calls.ts'
import LinesPage from './lines.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const aLine = (changed: Partial<HospitalLine> = {}): HospitalLine => ({
  hosId: 'h1',
  hosName: '宁禾大学附属第一医院',
  isConnected: true,
  listedAt: Date.now() - 30 * 60_000,
  answeredAt: Date.now(),
  trouble: '',
  openCount: 2,
  newestAt: null,
  numberCount: 15_858,
  freeCount: 12_000,
  ...changed,
})

beforeEach(async () => {
  await begin()
  answer(services.listLines, [
    aLine(),
    aLine({ hosId: 'h2', hosName: '宁禾市妇女儿童医院', trouble: '医院系统没有应答' }),
    aLine({ hosId: 'h3', hosName: '宁禾市中西医结合医院', isConnected: false, listedAt: null }),
  ])
  answer(services.fetchLine, true)
})

const open = () => openPage('/hospital-lines', { path: '/hospital-lines', Page: LinesPage })

it('says how each line stands', async () => {
  open()
  expect(await screen.findByText('宁禾大学附属第一医院')).toBeTruthy()
  for (const words of ['正常', '医院系统没有应答', '未接入', '15858'])
    expect(screen.getAllByText(words)[0]).toBeTruthy()
  expect(screen.getAllByText('30分钟前').length).toBeGreaterThan(0)
})

it('fetches everything anew where a system is connected', async () => {
  open()
  await screen.findByText('宁禾大学附属第一医院')
  const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: '立即更新' })
  expect(buttons.map(button => button.disabled)).toEqual([false, false, true])
  fireEvent.click(buttons[1]!)
  await waitFor(() => expect(sentTo(services.fetchLine)).toEqual([{ hosId: 'h2' }]))
  expect(await screen.findByText('已开始更新宁禾市妇女儿童医院的号源，稍后显示在列表中')).toBeTruthy()
})
