import { mkdir, writeFile } from 'node:fs/promises'
import { callPages } from './adapters/gateway/document/call-pages.ts'
import { openApi } from './adapters/gateway/document/openapi.ts'

/** Writes docs/gateway: the OpenAPI document of our own gateway, and its calls with an example each. */
const folder = new URL('../../../docs/gateway/', import.meta.url)
await mkdir(folder, { recursive: true })
await writeFile(new URL('openapi.json', folder), `${JSON.stringify(openApi(), undefined, 2)}\n`)
await writeFile(new URL('calls.md', folder), callPages())
