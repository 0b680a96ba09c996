import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { required } from '@nethos/contract/rule.ts'
import { onTrouble, RefusedError, SignedOutError } from '../trouble.ts'
import { typedCents, typedWhole } from './typed-number.ts'
import { useForm } from './use-form.ts'

const rules = {
  name: required('姓名不能为空'),
  count: typedWhole(z.int().check(z.gte(1, '须为1-9的整数'), z.lte(9, '须为1-9的整数'))),
  // No field of this form: a map of rules may know more than a form shows.
  other: required('从不出现'),
}
const send = vi.fn(async (_values: { name: string; count: string }): Promise<{ id: number } | undefined> => ({ id: 7 }))
const onSent = vi.fn()
const onRefused = vi.fn((_error: { code?: string }): boolean => false)
const trouble = vi.fn()
onTrouble(trouble)

function Person({ showsRefusal = false, least = 1 }) {
  const form = useForm({
    initial: { name: '', count: '1' },
    rules,
    validate: ({ count }) => ({ together: Number(count) < least ? `至少${least}个` : undefined }),
    send,
    refusalFields: { '01': 'name' },
    onRefused,
    showsRefusal,
    onSent,
  })
  const name = form.input('name')
  return (
    <>
      <input aria-label="姓名" value={name.value} onChange={name.onChange} />
      <button onClick={() => form.field('count').onChange('12')}>十二个</button>
      <button onClick={() => void form.submit()}>提交</button>
      <p data-testid="name">{name.error}</p>
      <p data-testid="count">{form.errors.count}</p>
      <p data-testid="together">{form.errors.together}</p>
      <p data-testid="form">{form.refusal}</p>
      <p data-testid="state">{[form.isBusy && 'busy', form.isDirty && 'dirty'].filter(Boolean).join(' ')}</p>
    </>
  )
}

const type = (name: string) => fireEvent.change(screen.getByLabelText('姓名'), { target: { value: name } })
const tap = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)))
const textAt = (place: string) => screen.getByTestId(place).textContent

beforeEach(() => void vi.clearAllMocks())
afterEach(cleanup)

test('what is wrong is said at the first try to send, in the words of the rules, and goes as it is mended', async () => {
  render(<Person />)
  expect(textAt('name')).toBe('')
  fireEvent.click(screen.getByText('提交'))
  expect(textAt('name')).toBe('姓名不能为空')
  expect(send).not.toHaveBeenCalled()
  type('林小满')
  expect(textAt('name')).toBe('')
  await tap('十二个')
  expect(textAt('count')).toBe('须为1-9的整数')
})

test('what rules of single fields cannot say stops it too', async () => {
  render(<Person least={2} />)
  type('林小满')
  await tap('提交')
  expect(textAt('together')).toBe('至少2个')
  expect(send).not.toHaveBeenCalled()
})

test('it is sent once however often it is tapped, and is as saved then', async () => {
  let answer = (_given: { id: number }) => {}
  send.mockImplementationOnce(() => new Promise(resolve => (answer = resolve)))
  render(<Person />)
  type('林小满')
  expect(textAt('state')).toBe('dirty')
  await tap('提交')
  await tap('提交')
  expect(textAt('state')).toBe('busy dirty')
  await act(async () => answer({ id: 8 }))
  expect(send).toHaveBeenCalledTimes(1)
  expect(onSent).toHaveBeenCalledWith({ id: 8 }, { name: '林小满', count: '1' })
  expect(textAt('state')).toBe('')
})

test('a refusal that speaks of a field stands there until that field is changed', async () => {
  send.mockRejectedValueOnce(new RefusedError('01', '已有同名的就诊人'))
  render(<Person />)
  type('林小满')
  await tap('提交')
  expect(textAt('name')).toBe('已有同名的就诊人')
  await tap('十二个')
  expect(textAt('name')).toBe('已有同名的就诊人')
  type('林大满')
  expect(textAt('name')).toBe('')
  expect(trouble).not.toHaveBeenCalled()
})

test('other refusals stand in the form where it shows them, else where every trouble goes; a lost login always goes there', async () => {
  send.mockRejectedValue(new RefusedError('02', '今天已满'))
  const { unmount } = render(<Person showsRefusal />)
  type('林小满')
  await tap('提交')
  expect(textAt('form')).toBe('今天已满')
  expect(trouble).not.toHaveBeenCalled()
  send.mockRejectedValue(new SignedOutError('03', '请重新登录'))
  await tap('提交')
  expect(textAt('form')).toBe('')
  expect(trouble).toHaveBeenCalledTimes(1)
  unmount()
  render(<Person />)
  type('林小满')
  await tap('提交')
  expect(trouble).toHaveBeenCalledTimes(2)
  send.mockResolvedValue({ id: 7 })
})

test('a page may deal with a refusal itself, and may find that nothing is to be sent', async () => {
  onRefused.mockReturnValueOnce(true)
  send.mockRejectedValueOnce(new RefusedError('01', '已有同名的就诊人'))
  render(<Person />)
  type('林小满')
  await tap('提交')
  expect(textAt('name')).toBe('')
  send.mockResolvedValueOnce(undefined)
  await tap('提交')
  expect(onSent).not.toHaveBeenCalled()
  expect(textAt('state')).toBe('dirty')
})

function Form({ store }: { store: { name: string } }) {
  const draft = {
    value: store,
    set: (change: (now: typeof store) => typeof store) => void Object.assign(store, change(store)),
    clear: () => void Object.assign(store, { name: '' }),
  }
  const form = useForm({ draft, send: async () => ({}) })
  return (
    <>
      <button onClick={() => form.change({ name: '林小满' })}>写</button>
      <button onClick={() => void form.submit()}>提交</button>
    </>
  )
}

test('a draft is kept elsewhere, and gone once it is sent', async () => {
  const store = { name: '' }
  render(<Form store={store} />)
  await tap('写')
  expect(store.name).toBe('林小满')
  await tap('提交')
  expect(store.name).toBe('')
})

test('amounts are typed in yuan, and what is no amount is too small', () => {
  const rule = typedCents(z.int().check(z.gte(0, '金额不正确'), z.lte(10_000, '不能超过100元')))
  const sentence = (text: string) => z.safeParse(rule, text).error?.issues[0]?.message
  expect(['12.5', '0', '100', '100.01', '一百', ''].map(sentence)).toEqual([
    undefined,
    undefined,
    undefined,
    '不能超过100元',
    '金额不正确',
    '金额不正确',
  ])
})
