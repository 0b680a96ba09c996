import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { loadEngine } from '../../domains/triage/engine.ts'

// How long a slow machine may take to draw; a test that passes never waits for it.
configure({ asyncUtilTimeout: 10_000 })

// A page does not wait for the rules of what cannot wait, and sends without them; a test is to have them.
beforeAll(loadEngine)

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
