/** A question that a small script of its own has begun before the app was there (apps/patient/src/ahead/ahead.ts). */
export interface AskedAhead {
  service: string
  /** What was sent of it in the wire's words, as JSON. */
  fields: string
  /** The login that it was asked with. */
  token: string
  response: Promise<Response>
}

declare global {
  interface Window {
    askedAhead?: AskedAhead
  }
}

/** Its answer, once, for whoever asks the same with the same login. */
export function takeAskedAhead(service: string, fields: string, token: string | undefined) {
  const ahead = window.askedAhead
  if (!ahead || ahead.service !== service || ahead.fields !== fields || ahead.token !== token) return undefined
  delete window.askedAhead
  return ahead.response
}
