import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { contentServices } from '@nethos/contract/content/content.services.ts'
import { peopleServices } from '@nethos/contract/people/people.services.ts'
import { teamServices } from '@nethos/contract/teams/teams.services.ts'
import { answer, callsOf, forget, sentTo } from '../../../testing/open-page.tsx'
import RulesPage from '../../consult/pages/rules.page.tsx'
import { aStart } from '../../consult/testing/consult.samples.ts'
import { aFather, aPerson } from '../../people/testing/people.samples.ts'
import { openAt, press, type } from '../../../testing/open-at.tsx'
import { aService, aTeamCard } from '../testing/team.samples.ts'
import TeamConsultPage from './team-consult.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(() => {
  forget()
  answer(teamServices.teamCard, aTeamCard())
  answer(teamServices.serviceDetails, { ...aService(), teamId: 't1', teamName: '心脏团队', teamAvatar: 'e' })
  answer(peopleServices.listPeople, [aPerson(), aFather()])
  answer(consultServices.startTeamConsult, aStart({ consultType: 'TEAMPIC' }))
  answer(contentServices.fixedText, { title: '咨询须知', version: '1', content: '<p>须知</p>', publishedAt: 0 })
})

const open = async (address = '/team/t1/consult') => {
  const opened = openAt(address, TeamConsultPage, { path: '/team/:id/consult' })
  await screen.findByRole('radio', { name: '王德福' })
  return opened
}
const choose = (name: string) => act(async () => fireEvent.click(screen.getByRole('radio', { name })))

describe('团队咨询', () => {
  test('shows the team with its price, and sends person, illness and description', async () => {
    const { at } = await open()
    expect(screen.getByText('心脏支架术后管理团队')).toBeDefined()
    expect(screen.getByText('团队咨询 ¥99.00')).toBeDefined()
    await choose('王德福')
    type('疾病名称（选填）', '支架术后')
    type('病情描述', '胸闷一周')
    await press('提交')
    expect(sentTo(consultServices.startTeamConsult)).toMatchObject({
      teamId: 't1',
      personId: 'p2',
      serviceId: '',
      illnessName: '支架术后',
      consultContent: '胸闷一周',
    })
    expect(at()).toBe('/team/consult/c1')
  })

  test('with a price it goes on to the cashier', async () => {
    answer(consultServices.startTeamConsult, aStart({ consultType: 'TEAMPIC', consultStatus: 'unpaid' }))
    const { at } = await open()
    await choose('王德福')
    type('病情描述', '胸闷一周')
    await press('提交')
    expect(at()).toBe('/videoPay?consultId=c1')
  })

  test('somebody must be chosen, and the description be there', async () => {
    await open()
    type('疾病名称（选填）', '高'.repeat(21))
    await press('提交')
    for (const sentence of ['请选择就诊人', '疾病名称不能超过20个字', '咨询内容不能为空'])
      expect(screen.getByText(sentence)).toBeDefined()
    expect(callsOf(consultServices.startTeamConsult)).toHaveLength(0)
  })

  test('a service of the team stands above the form and is what is bought', async () => {
    await open('/team/t1/consult?serverId=s1&compatId=p2')
    expect(await screen.findByText('血压管理月包')).toBeDefined()
    expect(screen.getByText('服务时长 1个月 · 每天可回复5条')).toBeDefined()
    type('病情描述', '想管好血压')
    await press('提交')
    expect(sentTo(consultServices.startTeamConsult)).toMatchObject({ serviceId: 's1', personId: 'p2' })
  })
})

describe('咨询须知 of a team', () => {
  const rules = async (address: string) => {
    const opened = openAt(address, RulesPage)
    await screen.findByText('心脏支架术后管理团队')
    return opened
  }

  test('the team, the price with the replies, the clocks; read and agreed to, on to the form', async () => {
    const { at } = await rules('/consult/rules?id=t1&type=team')
    expect(screen.getByText('团队咨询 · 可追问20条')).toBeDefined()
    expect(screen.getByRole('img', { name: '99.00元' })).toBeDefined()
    expect(screen.getByText(/团队将在24小时内回复，超时未回复自动退款；首次回复后48小时内可追问/)).toBeDefined()
    await press('下一步')
    expect(screen.getByText('请先阅读用户协议')).toBeDefined()
    await act(async () => fireEvent.click(screen.getByRole('checkbox')))
    await press('下一步')
    expect(at()).toBe('/team/t1/consult')
  })

  test('of a service, its own name, length and price', async () => {
    const { at } = await rules('/consult/rules?id=t1&type=team&serverId=s1')
    expect(screen.getByText('血压管理月包 · 1个月')).toBeDefined()
    await act(async () => fireEvent.click(screen.getByRole('checkbox')))
    await press('下一步')
    expect(at()).toBe('/team/t1/consult?serverId=s1')
  })

  test('a team that is closed cannot be asked', async () => {
    answer(teamServices.teamCard, aTeamCard({ isOpen: false }))
    await rules('/consult/rules?id=t1&type=team')
    expect(screen.getByRole('button', { name: '这个团队还没有开通这项咨询' })).toHaveProperty('disabled', true)
  })

  test('without a team: on to the teams', () =>
    expect(openAt('/consult/rules?type=team', RulesPage).at()).toBe('/team/list'))
})
