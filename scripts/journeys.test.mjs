// Journeys share servers, in whatever order: nobody may be registered by two of them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../journeys')

test('no two journeys have somebody of one mobile', () => {
  const byMobile = new Map()
  for (const file of readdirSync(folder).filter(name => name.endsWith('.journey.ts')))
    for (const [mobile] of readFileSync(join(folder, file), 'utf8').matchAll(/\b139\d{8}\b/g))
      byMobile.set(mobile, new Set([...(byMobile.get(mobile) ?? []), file]))
  expect([...byMobile].filter(([, files]) => files.size > 1).map(([mobile, files]) => [mobile, ...files])).toEqual([])
})
