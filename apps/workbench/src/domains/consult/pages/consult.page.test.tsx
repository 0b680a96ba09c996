import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '@nethos/calls/query.ts'
import { FaultError } from '@nethos/calls/trouble.ts'
import { alarmDeskServices } from '@nethos/contract/consult/alarm-desk.services.ts'
import { consultDeskServices as services } from '@nethos/contract/consult/consult-desk.services.ts'
import { followDeskServices } from '@nethos/contract/follow/follow-desk.services.ts'
import { reportDeskServices } from '@nethos/contract/reports/reports-desk.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import { aDeskConsult, aDeskRow, aHead, aMessage, noon } from '../consult.samples.ts'
import ConsultPage from './consult.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

beforeEach(async () => {
  await begin(noon)
  answer(services.deskConsult, aDeskConsult())
  answer(services.readDeskMessages, true)
  answer(reportDeskServices.deskReports, { rows: [], pageNum: 1, pageSize: 100, hasNextPage: false })
  answer(services.listDeskConsults, { rows: [], pageNum: 1, pageSize: 50, hasNextPage: false })
  answer(services.countDeskConsults, {
    new: 0,
    going: 1,
    ended: 0,
    unread: 1,
    goingUnread: 1,
    endedUnread: 0,
    snoozed: 0,
  })
})

const open = () => openPage('/consults/c1', { path: '/consults/:consultId', Page: ConsultPage })
const field = () => screen.findByLabelText<HTMLTextAreaElement>('回复内容')
const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } })
const send = () => fireEvent.click(screen.getByRole('button', { name: '发送' }))

it('counts what is shown as read', async () => {
  open()
  await waitFor(() => expect(sentTo(services.readDeskMessages)).toEqual([{ consultId: 'c1' }]))
})

it('answers an alarm by what somebody does there after he has seen it, and not by standing open', async () => {
  const flagged = aDeskConsult()
  answer(services.deskConsult, { ...flagged, consult: { ...flagged.consult, redFlags: ['chest_pain'] } })
  answer(alarmDeskServices.listAlarms, [])
  open()
  await waitFor(() => expect(sentTo(services.readDeskMessages)).toEqual([{ consultId: 'c1' }]))
  fireEvent.keyDown(document.body, { key: 'ArrowDown' })
  const seenUntil = flagged.messageList.at(-1)!.saidAt
  await waitFor(() => expect(sentTo(services.readDeskMessages)).toContainEqual({ consultId: 'c1', seenUntil }))
  fireEvent.pointerDown(document.body)
  expect(sentTo(services.readDeskMessages)).toHaveLength(2)
})

it('keeps what was typed until it has been sent', async () => {
  const { unmount } = open()
  await type('请问现在吃什么药？')
  unmount()
  open()
  expect((await field()).value).toBe('请问现在吃什么药？')
  answer(services.answer, aMessage({ messageId: 'm2', replierType: 'DOC' }))
  send()
  await waitFor(async () => expect((await field()).value).toBe(''))
  expect(sentTo(services.answer)).toMatchObject([
    { consultId: 'c1', replyContent: '请问现在吃什么药？', attaIdList: [] },
  ])
  expect(Object.keys(localStorage).filter(key => key.includes('draft.'))).toEqual([])
})

it('leaves what is typed while the answer is on its way', async () => {
  let arrive = () => {}
  answer(
    services.answer,
    () => new Promise<never>(taken => (arrive = () => taken(aMessage({ messageId: 'm2' }) as never))),
  )
  open()
  await type('先看看。')
  send()
  await waitFor(() => expect(sentTo(services.answer)).toHaveLength(1))
  await type('明天上午回您。')
  arrive()
  await waitFor(() => expect(screen.getByRole('button', { name: /(^| )发送$/ }).className).not.toContain('loading'))
  expect((await field()).value).toBe('明天上午回您。')
})

it('sends nothing when nothing is said', async () => {
  open()
  await type('   ')
  send()
  expect((await screen.findByText('请输入回复内容')).closest('[role=alert]')).toBeTruthy()
  expect(sentTo(services.answer)).toEqual([])
})

it('refuses more than 1000 characters', async () => {
  open()
  await type('药'.repeat(1001))
  send()
  expect(await screen.findByText('回复内容不能超过1000个字')).toBeTruthy()
  expect(sentTo(services.answer)).toEqual([])
})

it('keeps the text when the sending fails, and sends it again under the same id', async () => {
  answer(services.answer, () => Promise.reject(new FaultError('网络错误，请稍后重试')))
  open()
  await type('多喝水')
  send()
  expect(await screen.findByText('发送失败：网络错误，请稍后重试')).toBeTruthy()
  expect((await field()).value).toBe('多喝水')
  answer(services.answer, aMessage({ messageId: 'm2' }))
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await waitFor(async () => expect((await field()).value).toBe(''))
  const [first, second] = sentTo(services.answer) as { sendId: string }[]
  expect(second!.sendId).toBe(first!.sendId)
})

it('sends with Ctrl+Enter', async () => {
  answer(services.answer, aMessage({ messageId: 'm2' }))
  open()
  await type('多休息')
  fireEvent.keyDown(await field(), { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(sentTo(services.answer)).toHaveLength(1))
})

it('declines only with a reason, and says that the money goes back in full', async () => {
  answer(services.declineConsult, {
    consultId: 'c1',
    consultType: 'DOCPIC',
    consultStatus: 'cancelled',
    consultStatusDescription: '',
    feeCents: 3000,
  })
  open()
  await field()
  fireEvent.click(screen.getByRole('button', { name: '更多操作' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '拒绝' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/费用 ¥30.00 全额退回患者/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: '拒绝咨询' }))
  expect(await dialog.findByText('退回原因不能为空')).toBeTruthy()
  expect(sentTo(services.declineConsult)).toEqual([])
  fireEvent.change(dialog.getByLabelText('退回原因'), { target: { value: '请到呼吸科就诊' } })
  fireEvent.click(dialog.getByRole('button', { name: '拒绝咨询' }))
  await waitFor(() => expect(sentTo(services.declineConsult)).toEqual([{ consultId: 'c1', reason: '请到呼吸科就诊' }]))
  expect(await screen.findByText('已拒绝，咨询已取消')).toBeTruthy()
})

it.each([
  [390, 'DOCPIC', []],
  [1200, 'DOCPIC', ['写病历', '拒绝', '结束咨询']],
  [1440, 'DOCPIC', ['写病历', '请患者补充资料', '拒绝', '结束咨询']],
  [1440, 'DOCVIDEO', ['写病历', '拒绝', '结束咨询']],
] as const)(
  '%d wide, a %s has beside its name what fits one line, and the others one press away',
  async (wide, consultType, direct) => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: wide >= Number(/min-width: (\d+)px/.exec(media)?.[1] ?? Infinity),
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
    const events = ['reply', 'record', 'ask', 'prescription', 'more_replies', 'hospital', 'decline', 'finish'] as const
    answer(services.deskConsult, aDeskConsult({ events: [...events] }, { consultType }))
    open()
    await field()
    const words = ['写病历', '请患者申请处方', '请患者补充资料', '增加回复次数', '建议就诊', '拒绝', '结束咨询']
    const spaced = (word: string) => new RegExp(`^${[...word].join('\\s?')}$`)
    expect(words.filter(word => screen.queryByRole('button', { name: spaced(word) }))).toEqual(direct)
    fireEvent.click(screen.getByRole('button', { name: '更多操作' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map(item => item.textContent)).toEqual(
      words.filter(word => !(direct as readonly string[]).includes(word)),
    )
    vi.unstubAllGlobals()
  },
)

it('offers nothing that the server does not allow', async () => {
  answer(services.deskConsult, aDeskConsult({ events: [] }, { consultStatus: 'finished', answerDueAt: null }))
  open()
  expect(await screen.findByText('咨询已结束，不能再回复')).toBeTruthy()
  expect(screen.queryByLabelText('回复内容')).toBeNull()
  expect(screen.queryByRole('button', { name: '更多操作' })).toBeNull()
})

const members = [
  { docId: 'd0001', docName: '沈知远', docTitle: '主任医师', docAvatar: '', memLevel: 'ADM' as const },
  { docId: 'd0002', docName: '李雪', docTitle: '主治医师', docAvatar: '', memLevel: 'MEM' as const },
]
const ofTeam = { consultType: 'TEAMPIC', docId: null, teamId: 't1', docName: '高血压团队' } as const

it('lets the chief say which member answers in the team’s name', async () => {
  const events = ['reply', 'assign'] as const
  answer(services.deskConsult, aDeskConsult({ team: { members, assignedDocId: null }, events: [...events] }, ofTeam))
  answer(services.assignConsult, true)
  open()
  expect(await screen.findByText('以团队名义回复患者')).toBeTruthy()
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '由谁回复' }))
  fireEvent.click(await screen.findByTitle('李雪 主治医师'))
  await waitFor(() => expect(sentTo(services.assignConsult)).toEqual([{ consultId: 'c1', docId: 'd0002' }]))
  expect(await screen.findByText(/^已分配给李雪/)).toBeTruthy()
})

it('tells the others who answers, and takes the pen from them', async () => {
  answer(services.deskConsult, aDeskConsult({ team: { members, assignedDocId: 'd0002' }, events: [] }, ofTeam))
  open()
  expect(await screen.findByText('由李雪回复')).toBeTruthy()
  expect(screen.getByText('该咨询已分配给团队其他成员，由其回复')).toBeTruthy()
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('shows first what cannot wait', async () => {
  answer(services.deskConsult, aDeskConsult({ head: aHead({ urgent: '胸痛' }) }))
  open()
  expect((await screen.findByRole('alert')).textContent).toContain('患者提到：胸痛')
})

it('sends a medical record that begins with what the patient wrote', async () => {
  answer(services.deskConsult, aDeskConsult({ events: ['record'] }))
  answer(services.writeRecord, aMessage({ msgType: 'MEDICAL_RECORD' }))
  open()
  fireEvent.click(await screen.findByRole('button', { name: /写病历|更多操作/ }))
  const item = screen.queryByRole('menuitem', { name: '写病历' })
  if (item) fireEvent.click(item)
  const opinion = await screen.findByLabelText('医生意见')
  expect(screen.getByLabelText<HTMLTextAreaElement>('主诉').value).toBe('早晨头晕')
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /发 ?送/ }))
  expect(await screen.findByText('医生意见不能为空')).toBeTruthy()
  fireEvent.change(opinion, { target: { value: '氨氯地平改早上服' } })
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /发 ?送/ }))
  await waitFor(() =>
    expect(sentTo(services.writeRecord)).toEqual([
      {
        consultId: 'c1',
        title: '线上咨询病历',
        complained: '早晨头晕',
        illnessName: '高血压',
        diagnosisCodes: [],
        proof: '',
        medicalOpinion: '氨氯地平改早上服',
      },
    ]),
  )
  expect(await screen.findByText('病历已发送')).toBeTruthy()
})

it('draws a talk of a thousand messages from its end, and older ones by a button', async () => {
  const messageList = Array.from({ length: 1000 }, (_, nth) =>
    aMessage({ messageId: `m${nth}`, replyContent: `第${nth + 1}句`, saidAt: noon }),
  )
  answer(services.deskConsult, aDeskConsult({ messageList }))
  open()
  expect(await screen.findByText('第1000句')).toBeTruthy()
  const log = within(screen.getByRole('log'))
  expect(log.getAllByText(/^第\d+句$/)).toHaveLength(60)
  expect(log.queryByLabelText('患者的提问')).toBeNull()
  fireEvent.click(log.getByRole('button', { name: '查看更早的消息' }))
  expect(log.getAllByText(/^第\d+句$/)).toHaveLength(120)
})

it('asks again only for what was said since, and puts it below', async () => {
  answer(services.deskConsult, ({ afterId }) =>
    aDeskConsult({ messageList: afterId ? [aMessage({ messageId: 'm2', replyContent: '还有点头晕' })] : [aMessage()] }),
  )
  open()
  await screen.findByText('要紧吗？')
  await queryClient.invalidateQueries({ queryKey: [services.deskConsult.name] })
  expect(await screen.findByText('还有点头晕')).toBeTruthy()
  expect(screen.getByText('要紧吗？')).toBeTruthy()
  expect(sentTo(services.deskConsult)).toEqual([{ consultId: 'c1' }, { consultId: 'c1', afterId: 'm1' }])
})

it('sends a card, and shows it as the patient sees it', async () => {
  const card = { title: '少盐怎么做', desc: '一天五克', link: '/doc/article/a1' }
  answer(followDeskServices.listCards, [{ cardId: 'a1', ...card }])
  const sent = aMessage({
    messageId: 'm2',
    msgType: 'CARD_MESSAGE',
    replierType: 'DOC',
    replyContent: JSON.stringify({ icon: '', title: card.title, desc: card.desc, urlParam: card.link }),
  })
  answer(services.answerWithCard, sent)
  answer(services.deskConsult, ({ afterId }) => aDeskConsult({ messageList: afterId ? [sent] : [aMessage()] }))
  open()
  fireEvent.click(await screen.findByRole('button', { name: '发送卡片' }))
  const box = within(await screen.findByRole('dialog'))
  fireEvent.click(await box.findByRole('button', { name: '发送少盐怎么做' }))
  const log = within(screen.getByRole('log'))
  expect(await log.findByText('少盐怎么做')).toBeTruthy()
  expect(log.getByText('一天五克')).toBeTruthy()
  expect(sentTo(services.answerWithCard)).toMatchObject([{ consultId: 'c1', cardKind: 'article', cardId: 'a1' }])
})

it('tells the pharmacist which medicines it is about, and what speaks against them', async () => {
  answer(
    services.deskConsult,
    aDeskConsult(
      {
        warnings: [
          {
            kind: 'interaction',
            level: 'stop',
            drugIds: ['a', 'b'],
            sentence: '布洛芬削弱阿司匹林',
            source: '说明书',
          },
        ],
      },
      {
        consultType: 'DRUGPIC',
        illnessName: '',
        allergyHistory: '青霉素',
        medicines: [
          { drugId: 'a', drugName: '阿司匹林肠溶片', specification: '100mg×30片' },
          { drugId: '', drugName: '银杏叶片', specification: '' },
        ],
      },
    ),
  )
  open()
  expect(await screen.findByText('阿司匹林肠溶片 100mg×30片')).toBeTruthy()
  expect(screen.getByText('银杏叶片 （患者自己填写，不在本院目录）')).toBeTruthy()
  expect(screen.getByText('过敏史：青霉素')).toBeTruthy()
  expect(screen.getByText('相互作用：布洛芬削弱阿司匹林')).toBeTruthy()
})

it('leads to who waits next', async () => {
  const rows = [
    aDeskRow({ consultId: 'c1', answerDueAt: noon }),
    aDeskRow({ consultId: 'c2', consulterName: '李建国' }),
    aDeskRow({ consultId: 'c3', consulterName: '王德福', answerDueAt: noon }),
  ]
  answer(services.listDeskConsults, { rows, pageNum: 1, pageSize: 50, hasNextPage: false })
  open()
  expect((await screen.findByRole('link', { name: '下一位：王德福' })).getAttribute('href')).toBe(
    '/consults/c3?tab=new',
  )
})

it('hands the patient over to a colleague of the department', async () => {
  answer(services.deskConsult, { ...aDeskConsult(), events: ['reply', 'hand_over'] })
  answer(services.listColleagues, [{ docId: 'd0002', docName: '林可', docTitle: '主治医师' }])
  answer(services.handOver, true)
  open()
  fireEvent.click(await screen.findByRole('button', { name: /转交同事|更多操作/ }))
  if (!screen.queryByRole('dialog')) fireEvent.click(await screen.findByText('转交同事'))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: /转\s?交/ }))
  expect(await dialog.findByText('请选择一位医生')).toBeTruthy()
  fireEvent.mouseDown(dialog.getByRole('combobox'))
  fireEvent.click(await screen.findByText('林可 主治医师'))
  fireEvent.click(dialog.getByRole('button', { name: /转\s?交/ }))
  await waitFor(() => expect(sentTo(services.handOver)).toEqual([{ consultId: 'c1', docId: 'd0002' }]))
})

it.each([false, true])(
  'past visits, prescriptions and reports are one tap away beside the talk (wide: %s)',
  async isWide => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: isWide,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
      addListener: vi.fn(),
      removeListener: vi.fn(),
    }))
    const shown = vi.fn()
    const before = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function (this: Element) {
      shown(this.id)
    }
    open()
    const jumps = within(await screen.findByRole('navigation', { name: '档案各部分' }))
    fireEvent.click(jumps.getByRole('button', { name: '既往处方' }))
    await waitFor(() => expect(shown).toHaveBeenCalledWith('file-prescriptions'))
    expect(await screen.findByRole('heading', { name: /既往处方/ })).toBeTruthy()
    expect(screen.getByRole('heading', { name: /就诊记录/ })).toBeTruthy()
    expect(await screen.findByText('没有可以查看的报告')).toBeTruthy()
    Element.prototype.scrollIntoView = before
    vi.unstubAllGlobals()
  },
)
