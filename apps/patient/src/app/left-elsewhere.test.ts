import { afterEach, expect, test, vi } from 'vitest'
import { onLeftElsewhere, signIn, signOut } from '@nethos/calls/session.ts'

const place = 'nethos.session'
afterEach(signOut)

/** What another tab writes reaches this one as an event. */
function writeElsewhere(value: string | null): void {
  if (value === null) localStorage.removeItem(place)
  else localStorage.setItem(place, value)
  window.dispatchEvent(new StorageEvent('storage', { key: place, newValue: value }))
}

test('a logout and another account in another tab empty this one; a session that only ended does not', () => {
  const emptied = vi.fn<() => void>()
  const stop = onLeftElsewhere(emptied)
  signIn({ token: 'a', signKey: 'k' })
  writeElsewhere(null)
  expect(emptied).not.toHaveBeenCalled()

  signIn({ token: 'a', signKey: 'k' })
  writeElsewhere('{"left":true}')
  expect(emptied).toHaveBeenCalledTimes(1)

  signIn({ token: 'a', signKey: 'k' })
  writeElsewhere('{"token":"b","signKey":"k"}')
  expect(emptied).toHaveBeenCalledTimes(2)
  stop()
})
