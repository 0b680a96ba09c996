import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { systemDeskRefusals } from '@nethos/contract/system/system-desk.refusals.ts'
import { systemDeskServices as services } from '@nethos/contract/system/system-desk.services.ts'
import { systemPageServices } from '@nethos/contract/system/system-pages.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import SystemPage from './system.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const word = (dictionaryId: string, dicValue: string, isGood = true) => ({ dictionaryId, dicValue, isGood })

beforeEach(async () => {
  await begin()
  answer(services.listParams, [
    { key: 'service.phone', value: '0571-1000' },
    { key: 'tabbar.variant', value: 'health' },
    { key: 'app.download.ios', value: '' },
    { key: 'face.mark', value: 'a1' },
  ])
  answer(services.listDictionaries, [
    { dicName: '评价', words: [word('d1', '耐心'), word('d2', '专业'), word('d3', '太慢', false)] },
    { dicName: '患病时长', words: [word('d4', '一周内')] },
  ])
  answer(services.listChanges, [{ staffName: '钱进', changedAt: Date.parse('2026-11-21T15:00:00+08:00') }])
  answer(services.changeParam, true)
  answer(services.changeDictionary, true)
})

const open = (query = '') => openPage(`/system${query}`, { path: '/system', Page: SystemPage })
const press = async (name: string) => fireEvent.click(await screen.findByLabelText(name))
const save = () => fireEvent.click(screen.getByRole('button', { name: '保存' }))

it('tells how often patients open pages', async () => {
  answer(systemPageServices.countVisits, ({ type }) => (type === 'today' ? 12 : 3456))
  open()
  expect(await screen.findByText(/今日 12 次，累计 3,456 次/)).toBeTruthy()
})

it('says of each switch what it means and what it says now', async () => {
  open()
  for (const text of ['客服电话', '0571-1000', '健康知识', '（未填写）'])
    expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByText(/患者点一下就拨打/)).toBeTruthy()
})

it('changes a switch, once it fits, and shows who changed it before', async () => {
  open()
  await press('修改「客服电话」')
  expect(await screen.findByText('2026-11-21 15:00 钱进')).toBeTruthy()
  const field = screen.getByLabelText('客服电话')
  fireEvent.change(field, { target: { value: '前台' } })
  save()
  expect(await screen.findByText('电话只能填数字和短横线，例如 0571-88886000')).toBeTruthy()
  fireEvent.change(field, { target: { value: '0571-2000' } })
  save()
  const sent = { key: 'service.phone', seen: '0571-1000', value: '0571-2000' }
  await waitFor(() => expect(sentTo(services.changeParam)).toEqual([sent]))
})

it('shows the mark that stands, and takes it down', async () => {
  open()
  await press('修改「医院标志」')
  expect((await screen.findByRole('img', { name: '现在的医院标志' })).getAttribute('src')).toBe('/files/a1')
  fireEvent.click(screen.getByRole('button', { name: '不用图片' }))
  expect(screen.queryByRole('img', { name: '现在的医院标志' })).toBeNull()
  save()
  await waitFor(() => expect(sentTo(services.changeParam)).toEqual([{ key: 'face.mark', seen: 'a1', value: '' }]))
})

it('chooses one of a few', async () => {
  open()
  await press('修改「底部第三栏」')
  fireEvent.click(await screen.findByRole('radio', { name: '医生发布' }))
  save()
  const sent = { key: 'tabbar.variant', seen: 'health', value: 'publish' }
  await waitFor(() => expect(sentTo(services.changeParam)).toEqual([sent]))
})

it('keeps the dialog when a colleague was quicker', async () => {
  const { code, sentence } = systemDeskRefusals.changed_meanwhile
  answer(services.changeParam, () => Promise.reject(new RefusedError(code, sentence)))
  open()
  await press('修改「客服电话」')
  save()
  expect(await screen.findByText('刚才有同事改过，请刷新后再修改')).toBeTruthy()
})

it('writes a dictionary: another word, another order, one less', async () => {
  open('?tab=dictionaries')
  expect(await screen.findByText('好评：耐心、专业')).toBeTruthy()
  await press('修改「评价」')
  await press('上移好评第2个词')
  await press('去掉差评第1个词')
  save()
  expect(await screen.findByText('好评和差评都至少要有一个词')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '添加差评' }))
  fireEvent.change(screen.getByLabelText('差评第1个词'), { target: { value: '敷衍' } })
  save()
  await waitFor(() =>
    expect(sentTo(services.changeDictionary)).toEqual([
      {
        dicName: '评价',
        seen: ['d1', 'd2', 'd3'],
        words: [word('d2', '专业'), word('d1', '耐心'), { dicValue: '敷衍', isGood: false }],
      },
    ]),
  )
})
