import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// How long a slow machine may take to draw; a test that passes never waits for it.
configure({ asyncUtilTimeout: 5000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
