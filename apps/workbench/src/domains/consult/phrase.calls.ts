import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { phraseServices as services } from '@nethos/contract/consult/phrase.services.ts'

export type { Phrase } from '@nethos/contract/consult/phrase.services.ts'
export const phrases = query(services.listPhrases, {})
export const addPhrase = command(services.addPhrase, services.listPhrases)
export const changePhrase = command(services.changePhrase, services.listPhrases)
export const removePhrase = command(services.removePhrase, services.listPhrases)
