import { store } from './store.ts'

interface ToastMessage {
  text: string
  /** Tells two equal sentences after each other apart. */
  count: number
}

export const toastMessage = store<ToastMessage | null>(null)

let count = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Says one short sentence near the middle of the screen; a new one takes the place of the old. */
export function toast(text: string): void {
  clearTimeout(timer)
  toastMessage.set({ text, count: ++count })
  // Long enough to be read by a slow reader: two seconds and a little for every character.
  timer = setTimeout(() => toastMessage.set(null), 2000 + text.length * 80)
}
