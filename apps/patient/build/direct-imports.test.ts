import { expect, test } from 'vitest'
import { placesIn } from './direct-imports.ts'
import { redirectImports } from './module-parts.ts'

const places = placesIn(
  "export { useScan } from './use-scan.ts'\nexport { usePayer, type Payer } from './use-payer.ts'",
  '/d',
)

test('each name of a public file is known by the file that makes it; types are none', () => {
  expect([...places]).toEqual([
    ['useScan', '/d/use-scan.ts'],
    ['usePayer', '/d/use-payer.ts'],
  ])
})

test('a name is imported from there, the others from where they were', () => {
  const code = "import { useScan as scan, other, type Payer } from 'shell'\nscan(other)"
  const changed = redirectImports(code, '/p/page.tsx', () => name => places.get(name))
  expect(changed).toBe(
    'import { useScan as scan } from "/d/use-scan.ts"; import { other as other } from "shell"\nscan(other)',
  )
})
