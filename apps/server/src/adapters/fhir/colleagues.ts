import { idIn } from './wire.ts'
import type { Colleague } from './surgeries/wire.ts'

type Named = { reference?: string | undefined; display?: string | undefined }

export const practitionerIdOf = (one: Named | undefined): string | undefined => idIn(one, 'Practitioner')

/** How he is called: by what refers to him, else by his own record. */
export function colleagueOf(given: Named, known: ReadonlyMap<string, Colleague>) {
  const code = practitionerIdOf(given) ?? ''
  const found = known.get(code)
  const [name] = found?.name ?? []
  return {
    code,
    name: given.display ?? name?.text ?? `${name?.family ?? ''}${(name?.given ?? []).join('')}`,
    title: found?.qualification?.map(one => one.code.text).find(Boolean) ?? '',
  }
}
