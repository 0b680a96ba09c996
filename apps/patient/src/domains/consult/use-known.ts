import { useEffect, useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { knownOfConsult } from '@nethos/contract/triage/known-words.ts'
import { people } from '../people/public.tsx'
import { consultTalk } from './consult.calls.ts'

interface Options {
  /** The page has asked for the talk already: nothing is asked for it. */
  isAsked?: boolean
}

/** What is known of whom a consult is about, for reading what he writes in it. */
export function useKnownOfConsult(consultId: string, { isAsked = false }: Options = {}): string[] {
  const { value } = useServiceQuery(consultTalk(consultId), { unless: isAsked })
  const [now, setNow] = useState(Date.now)
  // What was written an hour ago does not count any more.
  useEffect(() => {
    const minute = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(minute)
  }, [])
  return value ? knownOfConsult(value.consult, value.messageList, now) : []
}

/** What is known of one of the account's people before he has asked anything. */
export function useKnownOfPerson(personId: string): string[] {
  const { value } = useServiceQuery(people(), { unless: personId === '' })
  const words = value?.find(one => one.personId === personId)?.ageWords
  return words ? [words] : []
}
