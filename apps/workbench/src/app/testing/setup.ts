import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// How long a slow machine may take to draw; a test that passes never waits for it.
configure({ asyncUtilTimeout: 10_000 })

// Nothing of a page outlives its test: what it still awaits would be drawn when the window is gone.
afterEach(() => {
  cleanup()
  localStorage.clear()
})
