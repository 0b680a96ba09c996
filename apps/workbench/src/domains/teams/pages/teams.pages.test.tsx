import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { upload } from '@nethos/calls/upload.ts'
import { doctorDeskServices } from '@nethos/contract/doctors/doctor-desk.services.ts'
import { homeDeskServices } from '@nethos/contract/home/home-desk.services.ts'
import { teamDeskServices as services } from '@nethos/contract/teams/team-desk.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import type { DeskMember, DeskTeam } from '../teams.calls.ts'
import TeamPage from './team.page.tsx'
import TeamsPage from './teams.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))
vi.mock('@nethos/calls/upload.ts', () => ({ upload: vi.fn<() => unknown>() }))

const row = {
  teamId: 't1',
  teamName: '糖尿病团队',
  teamAvatar: 'emblem-1',
  deptName: '内分泌科',
  hosName: '南山云医院',
  chiefName: '陈志远',
  memberCount: 3,
  isShown: true,
  isOpen: true,
  priceCents: 30000,
  replyLimit: 20,
}
const aMember = (docId: string, docName: string, changes: Partial<DeskMember> = {}): DeskMember => ({
  docId,
  docName,
  docAvatar: 'portrait-1',
  deptName: '内分泌科',
  docTitle: '主任医师',
  teachTitleName: '',
  memLevel: 'MEM',
  isShown: true,
  ...changes,
})
const aTeam = (changes: Partial<DeskTeam> = {}): DeskTeam => ({
  ...row,
  hosId: 'h1',
  gbDeptCode: '03.06',
  clinicName: '',
  teamSkill: '血糖管理',
  teamResume: '',
  showsChief: true,
  members: [
    aMember('d1', '陈志远', { memLevel: 'ADM' }),
    aMember('d2', '林若兰'),
    aMember('d3', '赵明', { isShown: false }),
  ],
  services: [
    {
      serviceId: 's1',
      serveName: '随访月包',
      serveIcon: 'heart',
      serveContent: '每周一次',
      servicePriceCents: 9900,
      lengthOfTime: 1,
      lengthUnit: 'MONTH',
      dailyReplyLimit: 5,
      isOpen: true,
    },
  ],
  openConsults: 2,
  teamTags: ['糖尿病'],
  bannerPicture: '',
  bannerUrl: '',
  ...changes,
})
const card = {
  teamId: 't1',
  teamName: '糖尿病团队',
  hosId: 'h1',
  gbDeptCode: '03.06',
  clinicName: '',
  teamSkill: '血糖管理',
  teamResume: '',
  teamTags: ['糖尿病'],
  teamAvatar: 'emblem-1',
  showsChief: true,
  isShown: true,
}

beforeEach(async () => {
  await begin()
  answer(services.listDeskTeams, { rows: [row], pageNum: 1, pageSize: 20, hasNextPage: false })
  answer(doctorDeskServices.listPlaces, {
    hospitals: [{ hosId: 'h1', hosName: '南山云医院' }],
    departments: [{ gbDeptCode: '03.06', gbDeptName: '内分泌科' }],
  })
  answer(services.deskTeam, aTeam())
  for (const service of [
    services.changeTeam,
    services.changeTeamOffer,
    services.addMember,
    services.removeMember,
    services.leadTeam,
    services.orderMembers,
  ])
    answer(service, true)
  answer(services.saveTeamService, { serviceId: 's2' })
})

const open = () => openPage('/teams/t1', { path: '/teams/:teamId', Page: TeamPage })
const dialog = async () => within(await screen.findByRole('dialog'))

it('lists teams by what the address asks for', async () => {
  openPage('/teams?search=糖尿病&hospital=h1&state=open', { path: '/teams', Page: TeamsPage })
  expect((await screen.findByRole('link', { name: '糖尿病团队' })).getAttribute('href')).toBe('/teams/t1')
  expect(screen.getByText('陈志远')).toBeTruthy()
  expect(screen.getByText('¥300.00 · 可回复 20 次')).toBeTruthy()
  expect(sentTo(services.listDeskTeams)[0]).toEqual({ search: '糖尿病', hosId: 'h1', isOpen: true, pageNum: 1 })
})

it('makes a new team, and goes on to its page', async () => {
  answer(services.addTeam, { teamId: 't9' })
  const { router } = openPage('/teams', { path: '/teams', Page: TeamsPage })
  fireEvent.click(await screen.findByRole('button', { name: '新建团队' }))
  const asked = await dialog()
  fireEvent.click(asked.getByRole('button', { name: /新\s?建/ }))
  for (const why of ['团队名称不能为空', '请选择医院', '请选择科室']) expect(asked.getByText(why)).toBeTruthy()
  fireEvent.change(asked.getByLabelText('团队名称'), { target: { value: '肾友团队' } })
  const [hospital, department] = asked.getAllByRole('combobox')
  fireEvent.mouseDown(hospital!)
  fireEvent.click((await screen.findAllByTitle('南山云医院')).at(-1)!)
  fireEvent.mouseDown(department!)
  fireEvent.click((await screen.findAllByTitle('内分泌科')).at(-1)!)
  fireEvent.click(asked.getByRole('button', { name: /新\s?建/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/teams/t9'))
  expect(sentTo(services.addTeam)).toEqual([{ teamName: '肾友团队', hosId: 'h1', gbDeptCode: '03.06' }])
})

it('changes what patients read, with another picture', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: '修改资料' }))
  const asked = await dialog()
  vi.mocked(upload).mockResolvedValueOnce({
    attaId: 'new',
    url: '/files/new?t=1',
    type: 'picture',
    attaFileName: 'a.png',
  })
  const picture = new File(['x'], 'a.png', { type: 'image/png' })
  fireEvent.change(asked.getByLabelText('更换图片'), { target: { files: [picture] } })
  fireEvent.change(asked.getByLabelText('团队名称'), { target: { value: '' } })
  expect(await asked.findByText('团队名称不能为空')).toBeTruthy()
  fireEvent.click(asked.getByRole('button', { name: /保\s?存/ }))
  expect(sentTo(services.changeTeam)).toEqual([])
  fireEvent.change(asked.getByLabelText('团队名称'), { target: { value: '控糖团队' } })
  fireEvent.change(asked.getByLabelText('团队介绍'), { target: { value: '三位医生' } })
  await waitFor(() => expect(document.querySelector('[role=dialog] img')?.getAttribute('src')).toBe('/files/new?t=1'))
  fireEvent.click(asked.getByRole('button', { name: /保\s?存/ }))
  await waitFor(() =>
    expect(sentTo(services.changeTeam)).toEqual([
      { ...card, teamName: '控糖团队', teamResume: '三位医生', teamAvatar: 'new' },
    ]),
  )
})

it('says in the dialog why the server would not, and asks before it loses what was typed', async () => {
  answer(services.changeTeam, () => Promise.reject(new RefusedError('02070009', '这家医院已有同名的团队')))
  open()
  fireEvent.click(await screen.findByRole('button', { name: '修改资料' }))
  const asked = await dialog()
  fireEvent.change(asked.getByLabelText('团队名称'), { target: { value: '控糖团队' } })
  fireEvent.click(asked.getByRole('button', { name: /保\s?存/ }))
  expect(await asked.findByText('这家医院已有同名的团队')).toBeTruthy()
  fireEvent.click(asked.getByRole('button', { name: /返\s?回/ }))
  expect(await screen.findAllByText('放弃没有保存的内容？')).not.toEqual([])
})

it('hides a team after a question, and shows a hidden one', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: '隐藏团队' }))
  const asked = await dialog()
  expect(asked.getByText(/图文咨询同时关闭/)).toBeTruthy()
  expect(sentTo(services.changeTeam)).toEqual([])
  fireEvent.click(asked.getByRole('button', { name: /隐\s?藏/ }))
  await waitFor(() => expect(sentTo(services.changeTeam)).toEqual([{ ...card, isShown: false }]))
})

it('shows a hidden team to patients', async () => {
  answer(services.deskTeam, aTeam({ isShown: false, isOpen: false }))
  open()
  fireEvent.click(await screen.findByRole('button', { name: '展示给患者' }))
  await waitFor(() => expect(sentTo(services.changeTeam)).toEqual([card]))
})

it('sets the price in yuan, sent in cents', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: '修改图文咨询' }))
  const asked = await dialog()
  fireEvent.change(asked.getByLabelText('价格（元）'), { target: { value: '1.999' } })
  fireEvent.change(asked.getByLabelText('患者可回复次数'), { target: { value: '101' } })
  fireEvent.click(asked.getByRole('button', { name: /保\s?存/ }))
  expect(asked.getByText('请输入价格，最多两位小数，例如 19.90')).toBeTruthy()
  expect(asked.getByText('可回复次数应在0到100之间')).toBeTruthy()
  fireEvent.change(asked.getByLabelText('价格（元）'), { target: { value: '88' } })
  fireEvent.change(asked.getByLabelText('患者可回复次数'), { target: { value: '12' } })
  fireEvent.click(asked.getByRole('switch', { name: '开通图文咨询' }))
  fireEvent.click(asked.getByRole('button', { name: /保\s?存/ }))
  await waitFor(() =>
    expect(sentTo(services.changeTeamOffer)).toEqual([
      { teamId: 't1', isOpen: false, priceCents: 8800, replyLimit: 12 },
    ]),
  )
})

it('orders members, lets one lead, and removes one after a question', async () => {
  open()
  const members = within(await screen.findByRole('list', { name: '团队成员' }))
  expect(members.getByText('医生已隐藏，患者看不到')).toBeTruthy()
  expect(members.getByRole<HTMLButtonElement>('button', { name: '上移林若兰' }).disabled).toBe(true)
  expect(members.queryByRole('button', { name: '移出陈志远' })).toBeNull()
  expect(members.getByRole<HTMLButtonElement>('button', { name: '赵明设为首席' }).disabled).toBe(true)
  fireEvent.click(members.getByRole('button', { name: '上移赵明' }))
  await waitFor(() => expect(sentTo(services.orderMembers)).toEqual([{ teamId: 't1', docIds: ['d1', 'd3', 'd2'] }]))
  fireEvent.click(members.getByRole('button', { name: '林若兰设为首席' }))
  fireEvent.click((await dialog()).getByRole('button', { name: '设为首席' }))
  await waitFor(() => expect(sentTo(services.leadTeam)).toEqual([{ teamId: 't1', docId: 'd2' }]))
})

it('removes a member only after a question that says what he loses', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: '移出林若兰' }))
  const asked = await dialog()
  expect(asked.getByText(/不能再看到和回复这个团队的咨询/)).toBeTruthy()
  expect(sentTo(services.removeMember)).toEqual([])
  fireEvent.click(asked.getByRole('button', { name: '移出团队' }))
  await waitFor(() => expect(sentTo(services.removeMember)).toEqual([{ teamId: 't1', docId: 'd2' }]))
})

it('adds a doctor who is looked for by name, and shows none who is a member already', async () => {
  const doctor = {
    docTitle: '主任医师',
    docDeptName: '肾内科',
    docHosName: '',
    isShown: true,
    openOffers: 1,
    licenceUntil: '',
  }
  answer(doctorDeskServices.listDeskDoctors, {
    rows: [
      { ...doctor, docId: 'd2', docName: '林若兰' },
      { ...doctor, docId: 'd7', docName: '林森' },
    ],
    pageNum: 1,
    pageSize: 20,
    hasNextPage: false,
  })
  open()
  const field = await screen.findByRole('combobox', { name: '要添加的医生' })
  fireEvent.mouseDown(field)
  fireEvent.change(field, { target: { value: '林' } })
  fireEvent.click((await screen.findAllByText('林森 · 主任医师 · 肾内科')).at(-1)!)
  expect(screen.queryByText('林若兰 · 主任医师 · 肾内科')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '添加成员' }))
  await waitFor(() => expect(sentTo(services.addMember)).toEqual([{ teamId: 't1', docId: 'd7' }]))
})

it('closes a service, and makes a new one', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: '修改随访月包' }))
  const asked = await dialog()
  fireEvent.click(asked.getByRole('switch', { name: '开放申请' }))
  fireEvent.click(asked.getByRole('button', { name: /保\s?存/ }))
  const sent = {
    teamId: 't1',
    serveIcon: 'heart',
    serveContent: '每周一次',
    servicePriceCents: 9900,
    lengthOfTime: 1,
    lengthUnit: 'MONTH',
    dailyReplyLimit: 5,
  }
  await waitFor(() =>
    expect(sentTo(services.saveTeamService)).toEqual([
      { ...sent, serviceId: 's1', serveName: '随访月包', isOpen: false },
    ]),
  )
})

it('takes no service without name, price or length', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: '新建服务' }))
  const asked = await dialog()
  fireEvent.change(asked.getByLabelText('服务时长'), { target: { value: '0' } })
  fireEvent.click(asked.getByRole('button', { name: /保\s?存/ }))
  for (const why of ['服务名称不能为空', '请输入价格，最多两位小数，例如 19.90', '服务时长应在1到120之间'])
    expect(asked.getByText(why)).toBeTruthy()
  fireEvent.change(asked.getByLabelText('服务名称'), { target: { value: '年包' } })
  fireEvent.change(asked.getByLabelText('价格（元）'), { target: { value: '699' } })
  fireEvent.change(asked.getByLabelText('服务时长'), { target: { value: '12' } })
  fireEvent.click(asked.getByRole('button', { name: /保\s?存/ }))
  await waitFor(() =>
    expect(sentTo(services.saveTeamService)).toMatchObject([
      { teamId: 't1', serveName: '年包', servicePriceCents: 69900, lengthOfTime: 12, isOpen: true },
    ]),
  )
})

it('says that a team is not there', async () => {
  answer(services.deskTeam, () => Promise.reject(new RefusedError('00010440', '记录不存在')))
  open()
  expect(await screen.findByText('没有这个团队')).toBeTruthy()
})

it('puts a picture up on the team’s page, and takes it down again', async () => {
  answer(services.changeTeamBanner, true)
  answer(homeDeskServices.listAddresses, {
    pages: [{ path: '/doc/index', title: '在线医生' }],
    hosts: [],
  })
  vi.mocked(upload).mockResolvedValue({ attaId: 'f1', url: '/files/f1?t=x' } as never)
  open()
  fireEvent.click(await screen.findByRole('button', { name: '添加公告图' }))
  const asked = await dialog()
  const file = new File(['x'], 'a.png', { type: 'image/png' })
  fireEvent.change(asked.getByLabelText('上传图片'), { target: { files: [file] } })
  expect(await asked.findByAltText('团队公告图')).toBeTruthy()
  fireEvent.change(asked.getByLabelText('点击后打开（选填）'), { target: { value: '/doc/index' } })
  fireEvent.click(asked.getByRole('button', { name: /保\s?存/ }))
  await waitFor(() =>
    expect(sentTo(services.changeTeamBanner)).toEqual([{ teamId: 't1', picture: 'f1', url: '/doc/index' }]),
  )
})
