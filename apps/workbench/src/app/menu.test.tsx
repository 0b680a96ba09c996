import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MemoryRouter } from 'react-router'
import { Look } from '../look/look.tsx'
import { desksOf } from './desks.ts'
import { Menu, MenuButton } from './menu.tsx'

const none = { consults: 0, talks: 0, alarms: 0, at: (path: string) => ({ count: 0, to: path }) }
const show = (what: React.ReactNode) =>
  render(
    <Look>
      <MemoryRouter initialEntries={['/orders']}>{what}</MemoryRouter>
    </Look>,
  )

it('leads to every desk of a role, and says where one is and what is unread', () => {
  show(<Menu desks={desksOf('doctor')} unread={{ ...none, consults: 120, talks: 3, alarms: 1 }} look="row" />)
  const names = screen.getAllByRole('link').map(link => link.textContent)
  expect(names).toEqual([
    '今日',
    '咨询99+条未读',
    '急症1项待处理',
    '续方',
    '视频排班',
    '患者消息3条未读',
    '患者群',
    '专区申请',
    '诊疗路径',
    '需关注的问卷',
    '接诊设置',
    '我的文章',
    '接诊统计',
    '休假与代班',
    '我的二维码',
    '我的门诊',
    '候诊叫号',
  ])
})

it('says how many refunds wait for a hand', () => {
  show(
    <Menu
      desks={desksOf('operator')}
      unread={{ ...none, at: path => ({ count: path === '/refunds' ? 2 : 0, to: path }) }}
      look="column"
    />,
  )
  expect(screen.getByRole('link', { name: '退款 2 项待处理' })).toBeTruthy()
})

it('stands under headings where there are many', () => {
  show(<Menu desks={desksOf('admin')} unread={none} look="column" />)
  const money = within(screen.getByRole('region', { name: '钱款' }))
  expect(money.getAllByRole('link').map(link => link.textContent)).toEqual([
    '咨询统计',
    '订单',
    '退款',
    '发票',
    '医院账单',
    '对账',
    '优惠券',
  ])
  expect(screen.getAllByRole('link')).toHaveLength(desksOf('admin').length)
})

it('a doctor’s stand under 接诊, 患者 and 我的', () => {
  show(<Menu desks={desksOf('doctor')} unread={none} look="column" />)
  expect(screen.getAllByRole('heading').map(one => one.textContent)).toEqual([
    '接诊',
    '患者',
    '我的',
    '门诊、检查和住院',
  ])
  const mine = within(screen.getByRole('region', { name: '我的' }))
  expect(mine.getAllByRole('link').map(link => link.textContent)).toContain('接诊统计')
})

it('where there is no room it opens by a button, and closes when one has gone somewhere', async () => {
  show(<MenuButton desks={desksOf('admin')} unread={none} />)
  expect(screen.queryByRole('link')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '菜单' }))
  const menu = within(await screen.findByRole('navigation', { name: '主菜单' }))
  expect(menu.getAllByRole('link')).toHaveLength(desksOf('admin').length)
  expect(menu.getByRole('link', { name: '订单' }).getAttribute('aria-current')).toBe('page')
  fireEvent.click(menu.getByRole('link', { name: '对账' }))
  expect(screen.getByRole('button', { name: '菜单' }).getAttribute('aria-expanded')).toBe('false')
})
