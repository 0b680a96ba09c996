import { afterAll, onTestFinished } from 'vitest'

/**
 * When the test is over, or outside of one the file. An afterAll that is called inside a test is never run: what it should
 * have closed would go on beside all tests that follow in the same worker.
 */
export function atEnd(work: () => Promise<unknown>): void {
  const close = async (): Promise<void> => void (await work())
  try {
    onTestFinished(close)
  } catch {
    afterAll(close)
  }
}
