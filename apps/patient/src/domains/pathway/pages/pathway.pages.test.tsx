import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { pathwayServices as services } from '@nethos/contract/pathway/pathway.services.ts'
import { answer, callsOf, forget, openPage, sentTo } from '../../../testing/open-page.tsx'
import { openAt, press, type, way } from '../../../testing/open-at.tsx'
import { aPathway, aTask, temperature } from '../testing/pathway.samples.ts'
import PathwayPage from './pathway.page.tsx'
import PlanPage from './plan.page.tsx'
import QuietHoursPage from './quiet-hours.page.tsx'
import TaskPage from './task.page.tsx'

vi.mock('@nethos/calls/call.ts')
vi.mock('@nethos/calls/upload.ts')
vi.mock('@nethos/calls/events.ts', () => ({ useEvents: () => undefined }))

const about = { personName: '王德福', pathwayTitle: '膝关节置换术后康复' }
beforeEach(() => {
  forget()
  answer(services.completeTask, { advice: [] })
  answer(services.undoTask, true)
  answer(services.getPathway, aPathway())
})
const openTask = (changes: Parameters<typeof aTask>[0] = {}) => {
  answer(services.getTask, { ...aTask(changes), ...about })
  return openAt('/my/plan/task/t1', TaskPage)
}

test('what is to be done now stands above what comes, each with whom it is for', async () => {
  const coming = aTask({ taskId: 't2', title: '术后复查', taskStatus: 'waiting', canComplete: false })
  answer(services.listPlans, {
    pathways: [aPathway()],
    tasks: [
      { ...aTask(), ...about },
      { ...coming, ...about },
    ],
  })
  openAt('/my/plan', PlanPage)
  const now = await screen.findByRole('link', { name: /今晚十点后不再进食/ })
  expect(now.getAttribute('href')).toBe('/my/plan/task/t1')
  expect(now.textContent).toContain('王德福')
  const later = screen.getByRole('link', { name: /术后复查/ })
  expect(now.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.getByRole('link', { name: /膝关节置换术后康复.*已完成1\/3项/ })).toBeDefined()
})

test('who has no plan reads what will stand here', async () => {
  answer(services.listPlans, { pathways: [], tasks: [] })
  openAt('/my/plan', PlanPage)
  expect(await screen.findByText('暂时没有要做的事')).toBeDefined()
})

test('a done task is ticked with its value, and taken back where that is harmless', async () => {
  const tasks = [
    aTask({ taskStatus: 'done', canComplete: false, canUndo: true, doneAt: Date.parse('2026-11-20T01:00:00Z') }),
    aTask({
      taskId: 't2',
      title: '测量体温',
      work: temperature,
      taskStatus: 'done',
      canComplete: false,
      values: [{ key: 'temperature', value: 39, isDanger: true }],
    }),
    aTask({ taskId: 't3', title: '不用做的', taskStatus: 'not_needed', canComplete: false }),
  ]
  answer(services.getPathway, aPathway({ tasks }))
  openAt('/my/plan/w1', PathwayPage)
  expect(await screen.findByText('体温 39.0℃（请留意）')).toBeDefined()
  expect(screen.queryByText('不用做的')).toBeNull()
  await press('撤回：今晚十点后不再进食')
  expect(sentTo(services.undoTask)).toEqual({ taskId: 't1' })
})

test('what is done again and again says how often in a row', async () => {
  const ankle = (occurrence: number, taskStatus: 'done' | 'open') =>
    aTask({ taskId: `a${occurrence}`, taskKey: 'ankle', title: '踝泵', occurrence, occurrences: 3, taskStatus })
  answer(services.getPathway, aPathway({ tasks: [ankle(1, 'done'), ankle(2, 'done'), ankle(3, 'open')] }))
  openAt('/my/plan/w1', PathwayPage)
  expect(await screen.findByText('踝泵：已连续2次，完成2次，共3次')).toBeDefined()
})

test('a task is confirmed with one tap', async () => {
  openTask()
  await press('确认完成')
  expect(sentTo(services.completeTask)).toEqual({ taskId: 't1' })
})

test('a value that cannot be is refused under its field, and nothing is sent', async () => {
  openTask({ title: '测量体温', work: temperature })
  await screen.findByLabelText('体温')
  type('体温', '385')
  await press('提交')
  expect(screen.getByText('体温应在34到43℃之间，请核对后重新填写')).toBeDefined()
  expect(callsOf(services.completeTask)).toHaveLength(0)
  type('体温', '39.2')
  await press('提交')
  expect(sentTo(services.completeTask)).toEqual({ taskId: 't1', values: [{ key: 'temperature', value: 39.2 }] })
})

test('what is read is confirmed, and can be read again afterwards', async () => {
  openTask({ work: { kind: 'read', body: '踝泵：每组30次。', articleId: 'n7' } })
  expect(await screen.findByText('踝泵：每组30次。')).toBeDefined()
  expect(way('打开文章')).toBe('/he/detail?newId=n7')
  await press('我已阅读')
  expect(sentTo(services.completeTask)).toEqual({ taskId: 't1' })
})

test('a questionnaire is filled in on its own page', async () => {
  openTask({ work: { kind: 'questionnaire', code: 'phq9' }, assignmentId: 'a7' })
  await screen.findByText('去填写问卷')
  expect(way('去填写问卷')).toBe('/questionnaire/submit?id=a7')
})

test('the hospital’s own task has no button', async () => {
  openTask({ work: { kind: 'tap', label: '已查房' }, canComplete: false })
  expect(await screen.findByText('由医院登记')).toBeDefined()
  expect(screen.queryByRole('button', { name: /完成|提交/ })).toBeNull()
})

test('what the hospital writes down once the patient has done it leads to the page where he does', async () => {
  openTask({ work: { kind: 'event', event: 'registered', link: '/admission/select' }, canComplete: false })
  expect((await screen.findByRole('link', { name: '去办理' })).getAttribute('href')).toBe('/admission/select')
})

test('quiet hours are saved, or switched off', async () => {
  answer(services.getQuietHours, { quietFrom: '22:00', quietUntil: '07:00' })
  answer(services.saveQuietHours, true)
  openAt('/my/plan/quiet', QuietHoursPage)
  await screen.findByLabelText('从')
  type('从', '21:00')
  await press('保存')
  expect(sentTo(services.saveQuietHours)).toEqual({ quietFrom: '21:00', quietUntil: '07:00' })
})

test('whoever has opened the quiet hours by a link is home after saving, not nowhere', async () => {
  answer(services.getQuietHours, { quietFrom: '22:00', quietUntil: '07:00' })
  answer(services.saveQuietHours, true)
  const { at } = openPage('/my/plan/quiet', QuietHoursPage)
  await screen.findByLabelText('从')
  await press('保存')
  expect(at()).toBe('/v4/index')
})
