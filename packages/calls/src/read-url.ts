/** The address that a text is; undefined: it is none. (`URL.parse` came with Chrome 126 and Safari 18.) */
export function readUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
