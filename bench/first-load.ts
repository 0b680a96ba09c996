import { nthOf } from '@nethos/contract/common/present.ts'
import type { Page } from '@playwright/test'
import { openBrowser, phone } from '../journeys/browser.ts'
import { table } from './figures.ts'

/** What came before a page could be used. */
export interface FirstLoad {
  requests: number
  /** Bytes as they came over the line, without heads. */
  script: number
  style: number
  html: number
  data: number
  picture: number
}

/** A page, and what it shows when it can be used. */
export interface Measured {
  title: string
  url: string
  shows: string
}

export async function firstLoads(pages: readonly Measured[]): Promise<FirstLoad[]> {
  const { browser, close } = await openBrowser()
  try {
    const loads: FirstLoad[] = []
    for (const one of pages) {
      const context = await browser.newContext(phone)
      loads.push(await loadOf(await context.newPage(), one))
      await context.close()
    }
    const kB = (bytes: number) => (bytes / 1000).toFixed(1)
    const rows = loads.map((load, at) => [
      nthOf(pages, at).title,
      load.requests,
      kB(load.script),
      kB(load.style),
      kB(load.html),
      kB(load.data),
      kB(load.picture),
    ])
    console.log(
      table(['first load', 'requests', 'JavaScript kB', 'CSS kB', 'HTML kB', 'calls kB', 'pictures kB'], rows),
    )
    return loads
  } finally {
    await close()
  }
}

const kinds: Record<string, keyof FirstLoad> = {
  Script: 'script',
  Stylesheet: 'style',
  Document: 'html',
  Fetch: 'data',
  XHR: 'data',
  Image: 'picture',
}

async function loadOf(page: Page, { url, shows }: Measured): Promise<FirstLoad> {
  const load: FirstLoad = { requests: 0, script: 0, style: 0, html: 0, data: 0, picture: 0 }
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  const kindOf = new Map<string, string>()
  const heads = new Map<string, number>()
  line.on('Network.responseReceived', ({ requestId, type, response }) => {
    kindOf.set(requestId, type)
    heads.set(requestId, response.encodedDataLength)
  })
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds[kindOf.get(requestId) ?? '']
    load.requests++
    if (kind) load[kind] += encodedDataLength - (heads.get(requestId) ?? 0)
  })
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator(shows).first().waitFor()
  // Usable is when it is shown: what the app fetches afterwards for later pages does not count.
  return { ...load }
}
