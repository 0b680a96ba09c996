import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { hospitalDeskServices as services } from '@nethos/contract/system/hospital-desk.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import HospitalsPage from './hospitals.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const campus = { campusId: 'c1', campusName: '总院', address: '', phone: '', wayThere: '', position: 1 }
const hospital = {
  hosId: 'h1',
  hosName: '示范医院',
  shortName: '',
  hosLevel: '三级甲等',
  areaName: '杭州市',
  address: '',
  phone: '',
  introduction: '',
  showStatus: true,
  position: 1,
}
beforeEach(async () => {
  await begin()
  answer(services.listHospitals, [{ ...hospital, campuses: [campus] }])
  answer(services.saveHospital, { hosId: 'h2' })
  answer(services.saveCampus, { campusId: 'c1' })
})
const open = () => openPage('/hospital', { path: '/hospital', Page: HospitalsPage })
const save = (dialog: ReturnType<typeof within>) => fireEvent.click(dialog.getByRole('button', { name: /保\s*存/ }))

it('shows the hospitals, and a new one needs a name', async () => {
  open()
  expect(await screen.findByText('三级甲等 · 杭州市 · 编号 h1')).toBeTruthy()
  expect(screen.getByText('展示中')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '新增医院' }))
  const dialog = within(await screen.findByRole('dialog'))
  save(dialog)
  expect(await dialog.findByText('医院名称不能为空')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('医院名称'), { target: { value: '第二医院' } })
  save(dialog)
  await waitFor(() =>
    expect(sentTo(services.saveHospital)).toMatchObject([{ hosId: '', hosName: '第二医院', showStatus: true }]),
  )
})

it('hides one', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: /修\s*改/ }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('switch', { name: '展示给患者' }))
  save(dialog)
  await waitFor(() => expect(sentTo(services.saveHospital)).toEqual([{ ...hospital, showStatus: false }]))
})

it('changes a campus', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: '总院' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('到院方式'), { target: { value: '地铁2号线' } })
  save(dialog)
  await waitFor(() => expect(sentTo(services.saveCampus)).toEqual([{ hosId: 'h1', ...campus, wayThere: '地铁2号线' }]))
})
