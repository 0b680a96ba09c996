import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveGuideText } from '../../patterns/guide-text.ts'
import { aConsult } from './testing/consult.samples.ts'
import { useAskingDraft, useCarry } from './use-asking-draft.ts'

beforeEach(() => localStorage.clear())

const carry = () => {
  const { result } = renderHook(() => useCarry())
  act(() => result.current(aConsult({ consultContent: '早晨头晕', illnessName: '高血压', personId: 'p1' })))
}
const formOf = (docId: string) => renderHook(() => useAskingDraft(docId)).result

test('what was typed for one doctor stands in the form of the next, until it is sent', () => {
  carry()
  const form = formOf('d2')
  expect(form.current.value).toMatchObject({ consultContent: '早晨头晕', illnessName: '高血压', personId: 'p1' })
  act(() => form.current.clear())
  expect(formOf('d3').current.value.consultContent).toBe('')
})

test('a form that was begun is not written over', () => {
  const begun = formOf('d2').current
  act(() => begun.set({ ...begun.value, consultContent: '咳嗽三天' }))
  carry()
  expect(formOf('d2').current.value.consultContent).toBe('咳嗽三天')
})

test('what was said in the guide since stands in the place of an older draft, which can be taken back; not again', () => {
  const begun = formOf('d2').current
  act(() => begun.set({ ...begun.value, consultContent: '咳嗽三天', illnessName: '哮喘' }))
  saveGuideText('肚子痛两天')
  const form = formOf('d2')
  expect(form.current.value).toMatchObject({
    consultContent: '肚子痛两天',
    replaced: '咳嗽三天',
    illnessName: '哮喘',
  })
  act(() => form.current.set({ ...form.current.value, consultContent: '咳嗽三天', replaced: '' }))
  expect(formOf('d2').current.value.consultContent).toBe('咳嗽三天')
})

test('after half an hour it is another question', () => {
  carry()
  const later = Date.now() + 31 * 60_000
  const clock = vi.spyOn(Date, 'now').mockReturnValue(later)
  expect(formOf('d2').current.value.consultContent).toBe('')
  clock.mockRestore()
})
