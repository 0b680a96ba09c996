import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inEnglish, speakEnglish } from './speak.ts'

test('a sentence, one with a number in it, and several in a row are put into English; a name stays', () => {
  expect(inEnglish('下一步')).toBe('Next')
  expect(inEnglish(' · 365天')).toBe(' · 365 days')
  expect(inEnglish('日期不能早于2026-11-23')).toBe('Not before 2026-11-23')
  expect(inEnglish('主任医师 · 心血管内科')).toBe('Chief physician · Cardiology')
  expect(inEnglish('Full name（选填）')).toBe('Full name (optional)')
  expect(inEnglish('王秀英')).toBe('王秀英')
})

test('what is drawn later is put into English too, until the page is left', async () => {
  document.documentElement.lang = 'zh-CN'
  const end = speakEnglish()
  document.body.innerHTML = '<button aria-label="返回">提交</button>'
  const button = document.querySelector('button')!
  await waitFor(() => expect(button.textContent).toBe('Send'))
  expect([button.getAttribute('aria-label'), document.documentElement.lang]).toEqual(['Back', 'en'])
  button.firstChild!.nodeValue = '下一步'
  await waitFor(() => expect(button.textContent).toBe('Next'))
  end()
  button.firstChild!.nodeValue = '提交'
  document.body.append('下一步')
  expect([button.textContent, document.documentElement.lang]).toEqual(['提交', 'zh-CN'])
})
