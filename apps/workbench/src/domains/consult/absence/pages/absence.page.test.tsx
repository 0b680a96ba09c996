import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { absenceServices as services } from '@nethos/contract/consult/absence.services.ts'
import { answer, sentTo } from '../../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../../app/testing/open-page.tsx'
import AbsencePage from './absence.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({
  call: (await import('../../../../app/testing/faked-call.ts')).fakedCall,
}))

const colleagues = [{ docId: 'd2', docName: '林可', docTitle: '主治医师' }]
const open = () => openPage('/absence', { path: '/absence', Page: AbsencePage })

beforeEach(async () => {
  await begin()
  answer(services.myAbsence, { absence: null, colleagues })
  answer(services.saveAbsence, true)
  answer(services.endAbsence, true)
})

it('wants both days, in order', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: /保\s*存/ }))
  expect(await screen.findByText('请选择开始日期')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('从'), { target: { value: '2026-12-02' } })
  fireEvent.change(screen.getByLabelText('到（含当天）'), { target: { value: '2026-12-01' } })
  fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }))
  expect(await screen.findByText('结束日期不能早于开始日期')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('到（含当天）'), { target: { value: '2026-12-05' } })
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '代班医生' }))
  fireEvent.click(await screen.findByTitle('林可 主治医师'))
  fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }))
  await waitFor(() =>
    expect(sentTo(services.saveAbsence)).toEqual([{ from: '2026-12-02', until: '2026-12-05', coverDocId: 'd2' }]),
  )
})

it('says that he is away and with whom, and ends it after asking', async () => {
  const absence = { from: '2026-11-20', until: '2026-11-25', coverDocId: 'd2', coverName: '林可', isNow: true }
  answer(services.myAbsence, { absence, colleagues })
  open()
  expect(await screen.findByText('休假中：2026年11月20日至2026年11月25日，由林可医生代班')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '结束休假' }))
  const buttons = await screen.findAllByRole('button', { name: '结束休假' })
  fireEvent.click(buttons.at(-1)!)
  await waitFor(() => expect(sentTo(services.endAbsence)).toHaveLength(1))
})
