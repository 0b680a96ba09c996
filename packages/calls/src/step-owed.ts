import { commonRefusals } from '@nethos/contract/common/common.refusals.ts'
import { RefusedError } from './trouble.ts'

/** The login stands, and first wants a step of its owner: a code, a password of his own, that he shows again who he is. */
export class StepOwedError extends RefusedError {
  override name = 'StepOwedError'
  override readonly isPassing = true
}

const steps: ReadonlySet<string> = new Set([
  commonRefusals.second_step_missing.code,
  commonRefusals.own_password_missing.code,
  commonRefusals.identity_missing.code,
])

const listeners = new Set<() => void>()
/** Called when a call was refused because the login wants a step first. */
export function onStepOwed(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export function reportStepOwed(): void {
  for (const listener of listeners) listener()
}

/** Only who works at the hospital owes such steps: for `refused` of his app. */
export async function meetStepOwed(code: string, sentence: string): Promise<false> {
  if (!steps.has(code)) return false
  reportStepOwed()
  throw new StepOwedError(code, sentence)
}
