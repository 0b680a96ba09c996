import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { staffAccountServices as services } from '@nethos/contract/staff/staff-account.services.ts'
import { staffServices } from '@nethos/contract/staff/staff.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import AccountsPage from './accounts.page.tsx'
import MyPasswordPage from './my-password.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const row = { docId: '', docName: '', isActive: true, oneTimeUntil: null, createdAt: 0 }
const until = Date.parse('2026-11-25T07:00:00Z')

beforeEach(async () => {
  await begin()
  answer(staffServices.getMe, { staffId: 's1', name: '管理员', role: 'admin' })
  answer(services.listStaff, {
    rows: [
      { ...row, staffId: 's1', name: '管理员', login: 'admin1', role: 'admin' },
      { ...row, staffId: 's2', name: '沈知远', login: 'doctor1', role: 'doctor', docId: 'd1', docName: '沈知远' },
      { ...row, staffId: 's3', name: '周客服', login: 'operator1', role: 'operator', isActive: false },
    ],
    pageNum: 1,
    pageSize: 20,
    hasNextPage: false,
  })
  answer(services.listProfiles, [])
})

it('shows who works here, and switches somebody off after a question', async () => {
  answer(services.switchStaff, true)
  openPage('/staff', { path: '/staff', Page: AccountsPage })
  expect(await screen.findByText('以沈知远的身份回复')).toBeTruthy()
  expect(screen.getByText('已停用')).toBeTruthy()
  // Nobody switches himself off.
  await screen.findByText('本人')
  expect(screen.getAllByRole('button', { name: /停\s*用/ })).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: /停\s*用/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(sentTo(services.switchStaff)).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: /停\s*用/ }))
  await waitFor(() => expect(sentTo(services.switchStaff)).toEqual([{ staffId: 's2', isActive: false }]))
  fireEvent.click(screen.getByRole('button', { name: /启\s*用/ }))
  await waitFor(() => expect(sentTo(services.switchStaff)).toHaveLength(2))
})

it('a reset tells the new password once', async () => {
  answer(services.resetStaffPassword, { staffId: 's2', password: 'abcd-efgh-jk23', until })
  openPage('/staff', { path: '/staff', Page: AccountsPage })
  fireEvent.click(await screen.findByRole('button', { name: '重置密码' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /重\s*置/ }))
  expect(await screen.findByText('abcd-efgh-jk23')).toBeTruthy()
  expect(screen.getByText('2026-11-25 15:00前有效，首次登录后须改成自己的密码。')).toBeTruthy()
  expect(sentTo(services.resetStaffPassword)).toEqual([{ staffId: 's2' }])
})

it('a new account needs a login, a name and the doctor in whose name it answers', async () => {
  answer(services.addStaff, { staffId: 's4', password: 'abcd-efgh-jk23', until })
  openPage('/staff', { path: '/staff', Page: AccountsPage })
  fireEvent.click(await screen.findByRole('button', { name: '新增工作人员' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: /新\s*增/ }))
  expect(await dialog.findByText('登录名不能为空')).toBeTruthy()
  expect(dialog.getByText('姓名不能为空')).toBeTruthy()
  expect(dialog.getByText('请选择对应的医生资料')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('登录名'), { target: { value: 'zhao.min' } })
  fireEvent.change(dialog.getByLabelText('姓名'), { target: { value: '赵敏' } })
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: '角色' }))
  fireEvent.click(await screen.findByTitle('运营'))
  fireEvent.click(dialog.getByRole('button', { name: /新\s*增/ }))
  expect(await screen.findByText('abcd-efgh-jk23')).toBeTruthy()
  expect(sentTo(services.addStaff)).toEqual([{ login: 'zhao.min', name: '赵敏', role: 'operator', docId: '' }])
})

it('one changes one’s own password, typed twice', async () => {
  answer(services.changeMyPassword, true)
  openPage('/my-password', { path: '/my-password', Page: MyPasswordPage })
  fireEvent.change(await screen.findByLabelText('原密码'), { target: { value: 'old-one-1' } })
  fireEvent.change(screen.getByLabelText('新密码'), { target: { value: 'new-one-1' } })
  fireEvent.change(screen.getByLabelText('再次输入新密码'), { target: { value: 'new-one-2' } })
  fireEvent.click(screen.getByRole('button', { name: '修改密码' }))
  expect(await screen.findByText('两次输入的密码不一致')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('再次输入新密码'), { target: { value: 'new-one-1' } })
  fireEvent.click(screen.getByRole('button', { name: '修改密码' }))
  await waitFor(() =>
    expect(sentTo(services.changeMyPassword)).toEqual([{ password: 'old-one-1', newPassword: 'new-one-1' }]),
  )
})
