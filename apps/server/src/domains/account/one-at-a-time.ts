const lines = new Map<string, Promise<unknown>>()

/**
 * Runs what has the same key one after the other, in this process. Tries of one name are counted before the password is
 * looked at: without a line, six right logins at the same moment would look like five wrong ones.
 */
export async function oneAtATime<T>(key: string, run: () => Promise<T>): Promise<T> {
  const before = lines.get(key) ?? Promise.resolve()
  const mine = before.then(run, run)
  lines.set(key, mine)
  try {
    return await mine
  } finally {
    if (lines.get(key) === mine) lines.delete(key)
  }
}
