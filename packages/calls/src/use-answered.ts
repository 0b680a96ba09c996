import { useState } from 'react'
import { useCommand, type CommandOf } from './command.ts'
import { RefusedError, SignedOutError } from './trouble.ts'
import type { SentOf, Service } from '@nethos/contract/service.ts'

/** A command whose refusal stands in its dialog, beside what must be changed. */
export function useAnswered<S extends Service>(what: CommandOf<S>) {
  const [sentence, setSentence] = useState<string>()
  const { run, isBusy } = useCommand(what, error => {
    if (!(error instanceof RefusedError) || error instanceof SignedOutError) return false
    setSentence(error.message)
    return true
  })
  return {
    sentence,
    isBusy,
    run(sent: SentOf<S>) {
      setSentence(undefined)
      return run(sent)
    },
  }
}
