import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { upload } from '@nethos/calls/upload.ts'
import { questionnaireDocument } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import type { Assignment } from '@nethos/contract/questionnaire/questionnaire.schemas.ts'
import { questionnaireServices as services } from '@nethos/contract/questionnaire/questionnaire.services.ts'
import { answer, callsOf, forget, sentTo } from '../../../testing/open-page.tsx'
import { openAt, pick, press } from '../../../testing/open-at.tsx'
import FillInPage from './fill-in.page.tsx'

vi.mock('@nethos/calls/call.ts')
vi.mock('@nethos/calls/upload.ts')

const options = [
  { value: 'never', label: '没有' },
  { value: 'often', label: '经常' },
]
const ofKind: Readonly<Record<string, object>> = {
  single: { text: '咳嗽吗？', options },
  multiple: {
    text: '有哪些不舒服？',
    options: [
      { value: 'cough', label: '咳痰' },
      { value: 'fever', label: '发热' },
      { value: 'none', label: '都没有', alone: true },
    ],
  },
  text: { text: '想说什么？', long: true },
  number: { text: '体重', min: 20, max: 250, decimals: 1, unit: { ucum: 'kg', label: '公斤' } },
  date: { text: '从哪天开始？', latest: 'today' },
  picture: { text: '伤口照片', most: 2 },
  scale: {
    text: '有多痛？',
    min: 0,
    max: 10,
    words: [
      { at: 0, label: '不痛' },
      { at: 10, label: '最痛' },
    ],
  },
  slider: {
    text: '走路累不累？',
    min: 0,
    max: 10,
    words: [
      { at: 0, label: '不累' },
      { at: 8, label: '很累' },
    ],
  },
  bodySite: { text: '哪里痛？' },
  matrix: {
    text: '这两周',
    rows: [
      { id: 'sleep', text: '睡不着' },
      { id: 'food', text: '没胃口' },
    ],
    options,
  },
  note: { text: '情况紧急请打120。' },
}

function open(kind: string, more: object = {}) {
  const item = { kind, id: 'it', ...(kind === 'note' ? {} : { required: true }), ...ofKind[kind], ...more }
  const document = questionnaireDocument.parse({
    title: '随访问卷',
    purpose: 'followUp',
    source: '本院自用的表',
    licence: 'Apache-2.0',
    author: '本院',
    reviewedOn: '2026-11-01',
    pages: [{ items: [item] }],
  })
  const assignment: Assignment = {
    assignmentId: 'a1',
    code: 'kinds',
    title: document.title,
    purpose: 'followUp',
    state: 'begun',
    personId: 'p1',
    personName: '王秀英',
    about: '',
    createdAt: 0,
    answerBy: null,
    submittedAt: null,
    resultTitle: '',
    edition: 0,
    document,
    draft: {},
    draftPage: 0,
  }
  answer(services.questionnaire, assignment)
  openAt('/questionnaire/submit?id=a1', FillInPage)
  return screen.findByText(new RegExp(String(ofKind[kind] && (ofKind[kind] as { text: string }).text)))
}
const click = (role: string, name: string, place = screen as Pick<typeof screen, 'getByRole'>) =>
  act(() => place.getByRole(role, { name }).click())
/** What went to the server as the answer of the one question. */
async function sent(): Promise<unknown> {
  await press('提交')
  return (sentTo(services.submitQuestionnaire) as { answers: Record<string, unknown> }).answers['it']
}

beforeEach(() => {
  forget()
  answer(services.saveDraft, true)
  answer(services.submitQuestionnaire, { submissionId: 'a1' })
  vi.mocked(upload).mockReset()
})

test.each(Object.keys(ofKind).filter(kind => kind !== 'note'))(
  'a required question of the kind %s that is left out is pointed out, and nothing is sent',
  async kind => {
    await open(kind)
    await press('提交')
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0)
    expect(callsOf(services.submitQuestionnaire)).toHaveLength(0)
  },
)

test('a choice is one of its options', async () => {
  await open('single')
  click('radio', '没有')
  click('radio', '经常')
  expect(await sent()).toBe('often')
})

test('of several choices what stands alone takes the others away', async () => {
  await open('multiple')
  click('checkbox', '咳痰')
  click('checkbox', '发热')
  click('checkbox', '都没有')
  expect(screen.getByRole('checkbox', { name: '咳痰' })).toHaveProperty('checked', false)
  click('checkbox', '发热')
  click('checkbox', '咳痰')
  expect(await sent()).toEqual(['fever', 'cough'])
})

test('words are sent as they were written', async () => {
  await open('text')
  fireEvent.change(screen.getByLabelText('想说什么？'), { target: { value: '夜里咳得厉害' } })
  expect(await sent()).toBe('夜里咳得厉害')
})

test('a number stands beside its unit and keeps its limits', async () => {
  await open('number')
  expect(screen.getByText('公斤')).toBeDefined()
  fireEvent.change(screen.getByLabelText('体重'), { target: { value: '680' } })
  await press('提交')
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(callsOf(services.submitQuestionnaire)).toHaveLength(0)
  fireEvent.change(screen.getByLabelText('体重'), { target: { value: '68.5' } })
  expect(await sent()).toBe(68.5)
})

test('a date is none that has yet to come', async () => {
  await open('date')
  fireEvent.change(screen.getByLabelText('从哪天开始？'), { target: { value: '2999-01-01' } })
  await press('提交')
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(callsOf(services.submitQuestionnaire)).toHaveLength(0)
  fireEvent.change(screen.getByLabelText('从哪天开始？'), { target: { value: '2026-11-01' } })
  expect(await sent()).toBe('2026-11-01')
})

test('a picture is uploaded, and its id is the answer', async () => {
  vi.mocked(upload).mockResolvedValue({ attaId: 'f1', type: 'picture', attaFileName: '', url: '/files/f1' })
  await open('picture')
  await pick(screen.getByTestId('pictures-input'), new File(['bytes'], 'wound.jpg', { type: 'image/jpeg' }))
  expect(await sent()).toEqual(['f1'])
})

test('a step of a scale is a button of its own, with the word that stands at it', async () => {
  await open('scale')
  expect(screen.getAllByRole('radio')).toHaveLength(11)
  expect(screen.getByRole('radio', { name: '10 最痛' })).toBeDefined()
  click('radio', '7')
  expect(await sent()).toBe(7)
})

test('a slider says where it stands in a large figure and a word, to the eye and to the screen reader', async () => {
  await open('slider')
  const slider = screen.getByRole('slider', { name: '走路累不累？' })
  expect(slider.getAttribute('aria-valuetext')).toBe('还没有选')
  expect(screen.getByText('请拖动滑块')).toBeDefined()
  fireEvent.change(slider, { target: { value: '8' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('8 很累')
  expect(screen.getByText('8 很累')).toBeDefined()
  expect(await sent()).toBe(8)
})

test('a tap on the slider where it stands already is an answer', async () => {
  await open('slider')
  fireEvent.pointerUp(screen.getByRole('slider'))
  expect(await sent()).toBe(0)
})

test('places of the body are chosen by their names, several of them', async () => {
  await open('bodySite')
  click('checkbox', '胸口')
  click('checkbox', '下腹（肚子）')
  expect(await sent()).toHaveLength(2)
})

test('a body site is tapped on the drawing, from the front or from behind, and tapped again it is taken back; the list says the same', async () => {
  await open('bodySite')
  const tap = (part: string) => fireEvent.click(document.querySelector(`.body-figure [data-part=${part}]`)!)
  const isChosen = (name: string) => (screen.getByRole('checkbox', { name }) as HTMLInputElement).checked
  for (const part of ['chest', 'waist', 'knee']) tap(part)
  expect(['胸口', '腰', '膝盖', '头'].map(isChosen)).toEqual([true, true, true, false])
  tap('chest')
  expect(isChosen('胸口')).toBe(false)
  // Whoever hears the page is given the list alone.
  expect(document.querySelector('.body-figure')?.getAttribute('aria-hidden')).toBe('true')
  expect(await sent()).toEqual(['waist', 'knee'])
})

test('each row of a matrix is a question of its own; a row that is left out is named', async () => {
  await open('matrix')
  const row = (name: string) => within(screen.getByRole('group', { name }))
  click('radio', '经常', row('睡不着'))
  await press('提交')
  expect(row('没胃口').getByRole('alert').textContent).toBe('请选择')
  expect(row('睡不着').queryByRole('alert')).toBeNull()
  click('radio', '没有', row('没胃口'))
  expect(await sent()).toEqual({ sleep: 'often', food: 'never' })
})

test('a note is read and asks for nothing', async () => {
  await open('note')
  expect(await sent()).toBeUndefined()
})

test('who need not answer is told so, and may go on', async () => {
  await open('slider', { required: false })
  expect(screen.getByText('走路累不累？（选填）')).toBeDefined()
  expect(await sent()).toBeUndefined()
})
