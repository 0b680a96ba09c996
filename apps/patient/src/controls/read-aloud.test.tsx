import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ReadAloud } from './read-aloud.tsx'

class Utterance extends EventTarget {
  lang = ''
  rate = 1
  readonly text: string
  constructor(text: string) {
    super()
    this.text = text
  }
}
const spoken: Utterance[] = []
const voice = { speak: (one: Utterance) => void spoken.push(one), cancel: vi.fn<() => void>() }

function Page() {
  const text = useRef<HTMLDivElement>(null)
  return (
    <>
      <ReadAloud of={text} />
      <div ref={text}>早上量血压。连续七天！</div>
    </>
  )
}

beforeEach(() => {
  spoken.length = 0
  // The page of a test has no layout, so no inner text either.
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    get: (): string => '早上量血压。连续七天！',
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('a text is read sentence by sentence in Chinese, and a tap stops it', () => {
  vi.stubGlobal('speechSynthesis', voice)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  render(<Page />)
  fireEvent.click(screen.getByRole('button', { name: '朗读' }))
  expect(spoken.map(({ text, lang }) => [text, lang])).toEqual([
    ['早上量血压。', 'zh-CN'],
    ['连续七天！', 'zh-CN'],
  ])
  fireEvent.click(screen.getByRole('button', { name: '停止朗读' }))
  expect(voice.cancel).toHaveBeenCalled()
  expect(screen.getByRole('button', { name: '朗读' })).toBeDefined()
})

test('after the last sentence it can be read again', () => {
  vi.stubGlobal('speechSynthesis', voice)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  render(<Page />)
  fireEvent.click(screen.getByRole('button', { name: '朗读' }))
  act(() => void spoken.at(-1)?.dispatchEvent(new Event('end')))
  expect(screen.getByRole('button', { name: '朗读' })).toBeDefined()
})

test('a browser without a voice offers none', () => {
  render(<Page />)
  expect(screen.queryByRole('button')).toBeNull()
})
