import { useEffect, useState, type RefObject } from 'react'
import { Icon } from './icon.tsx'
import './read-aloud.css'

const canSpeak = (): boolean => typeof window !== 'undefined' && 'speechSynthesis' in window

/** Long texts end early on some phones when they are one utterance. */
const sentencesOf = (text: string): string[] => text.match(/[^。！？；\n]+[。！？；]?/g) ?? []

/** 朗读: the browser's own voice reads what stands in a place; not there where the browser has no voice. */
export function ReadAloud({ of }: { of: RefObject<HTMLElement | null> }) {
  const [isReading, setReading] = useState(false)
  useEffect(() => () => void (canSpeak() && speechSynthesis.cancel()), [])
  if (!canSpeak()) return null
  const read = () => {
    speechSynthesis.cancel()
    const sentences = sentencesOf(of.current?.innerText ?? '').filter(one => one.trim() !== '')
    if (isReading || sentences.length === 0) return setReading(false)
    setReading(true)
    for (const [at, sentence] of sentences.entries()) {
      const utterance = new SpeechSynthesisUtterance(sentence)
      utterance.lang = 'zh-CN'
      utterance.rate = 0.9
      const ended = () => setReading(false)
      if (at === sentences.length - 1) utterance.addEventListener('end', ended)
      utterance.addEventListener('error', ended)
      speechSynthesis.speak(utterance)
    }
  }
  return (
    <button type="button" className="read-aloud" aria-pressed={isReading} onClick={read}>
      <Icon name={isReading ? 'pause' : 'sound'} />
      {isReading ? '停止朗读' : '朗读'}
    </button>
  )
}
