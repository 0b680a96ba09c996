import { store } from '../controls/store.ts'

const place = 'nethos.elder'

/** Elder mode (长辈版); kept on this phone. */
export const elder = store(localStorage.getItem(place) === 'on')

const show = () => document.documentElement.toggleAttribute('data-elder', elder.get())

/** Puts the mode on the page, now and whenever it changes. */
export function obeyElder(): void {
  show()
  elder.subscribe(show)
}

export function setElder(isOn: boolean): void {
  if (isOn) localStorage.setItem(place, 'on')
  else localStorage.removeItem(place)
  elder.set(isOn)
}
