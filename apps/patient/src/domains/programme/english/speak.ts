import { patterns, sentences } from './sentences.ts'

const labels = ['aria-label', 'placeholder', 'alt'] as const

const known = (text: string): string | undefined => {
  if (Object.prototype.hasOwnProperty.call(sentences, text)) return sentences[text]
  const pattern = patterns.find(([like]) => like.test(text))
  return pattern && text.replace(...pattern)
}

/** A text of a page in English; what is in no table, such as a name, stays as it is. */
export function inEnglish(text: string): string {
  const [, before = '', english = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  const whole = known(text) ?? (english === '' ? undefined : known(english))
  if (whole !== undefined) return whole === known(text) ? whole : before + whole + after
  return english.includes(' · ') ? before + english.split(' · ').map(inEnglish).join(' · ') + after : text
}

function speak(node: Node): void {
  if (node.nodeType === Node.TEXT_NODE) {
    const english = inEnglish(node.nodeValue ?? '')
    if (english !== node.nodeValue) node.nodeValue = english
  } else if (node instanceof Element) {
    for (const name of labels) {
      const label = node.getAttribute(name)
      const english = label && inEnglish(label)
      if (english && english !== label) node.setAttribute(name, english)
    }
    // What somebody types is his.
    if (node.nodeName !== 'TEXTAREA') for (const child of node.childNodes) speak(child)
  }
}

/**
 * Puts what is drawn into English before it is seen, from now on until it is ended. The pages' parts are those of the whole
 * app, which speaks Chinese: buttons, errors, dialogs (docs/decisions/0192).
 */
export function speakEnglish(): () => void {
  const { documentElement } = document
  const language = documentElement.lang
  documentElement.lang = 'en'
  const observer = new MutationObserver(changes => {
    for (const { target, type, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) speak(node)
      else speak(target)
    }
  })
  observer.observe(documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [...labels],
  })
  speak(documentElement)
  return () => {
    observer.disconnect()
    documentElement.lang = language
  }
}
