/** What a file of settings holds; undefined where it is no JSON: its schema says so then, and never with its content. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
