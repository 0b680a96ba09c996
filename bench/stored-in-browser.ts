/** Puts items into the local storage of an origin, in the browser's own profile, where Lighthouse opens its pages. */
export async function saveInBrowser(port: number, origin: string, items: Record<string, string>): Promise<void> {
  const browser = `http://127.0.0.1:${port}`
  const opened = await fetch(`${browser}/json/new?${origin}/healthz`, { method: 'PUT' })
  const { id, webSocketDebuggerUrl } = (await opened.json()) as { id: string; webSocketDebuggerUrl: string }
  const line = new WebSocket(webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    line.addEventListener('open', resolve)
    line.addEventListener('error', reject)
  })
  const ask = (nth: number, method: string, params: object) =>
    new Promise<{ result?: { exceptionDetails?: object } }>(resolve => {
      const hear = (message: MessageEvent) => {
        const answer = JSON.parse(String(message.data)) as { id?: number; result?: object }
        if (answer.id !== nth) return
        line.removeEventListener('message', hear)
        resolve(answer)
      }
      line.addEventListener('message', hear)
      line.send(JSON.stringify({ id: nth, method, params }))
    })
  const expression = `location.origin === ${JSON.stringify(origin)} && (localStorage.clear(), Object.assign(localStorage, ${JSON.stringify(items)}), true)`
  for (let nth = 1; ; nth++) {
    const { result } = (await ask(nth, 'Runtime.evaluate', { expression, returnByValue: true })) as {
      result?: { result?: { value?: unknown } }
    }
    // The page may still be on its way.
    if (result?.result?.value === true) break
    if (nth > 100) throw new Error(`${origin} did not open in the browser.`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  line.close()
  await fetch(`${browser}/json/close/${id}`)
}
