// npm run new:page reports lab-report detail /report/detail/test 检验报告 [-- --for anybody]
// The page, its entry in the table of pages (unless the address stands there already and is not open yet), its line in the routes,
// what the journeys look for, and its test.
// npm run new:page feedback letter-types list /feedback/types 反馈类型 -- --app workbench
// The same for the desk: page, route and test.
import { parseArgs } from 'node:util'
import { add, camel, format, pascal, rewrite, textOf, usage } from './grown.mjs'

const kinds = ['list', 'detail', 'reading', 'hub', 'form', 'picker', 'gate', 'pay', 'result', 'search', 'room']
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { app: { type: 'string', default: 'patient' }, for: { type: 'string', default: 'account' } },
})
const [domain, name, kind, address, title] = positionals
const isKnown = ['patient', 'workbench'].includes(values.app) && ['account', 'anybody'].includes(values.for)
if (
  !domain ||
  !/^[a-z][a-z0-9-]*$/.test(name ?? '') ||
  !kinds.includes(kind) ||
  !address?.startsWith('/') ||
  !title ||
  !isKnown
)
  usage(
    `Usage: npm run new:page <domain> <page-name> <${kinds.join('|')}> </address> <标题> [-- --for anybody] [--app workbench]`,
  )
const page = `${pascal(name)}Page`
const folder = `apps/${values.app}/src/domains/${domain}`
const file = `${folder}/pages/${name}.page.tsx`
const test = `${folder}/pages/${name}.page.test.tsx`
const load = `() => import('./pages/${name}.page.tsx')`

if (values.app === 'workbench') newDesk()
else newPage()

function newPage() {
  const table = `packages/contract/src/${domain}/${domain}.pages.ts`
  const journey = `journeys/pages/${domain}.ts`
  const pages = /export const (\w+Pages) = /.exec(textOf(table))?.[1] ?? `${camel(domain)}Pages`
  const from = `import { ${pages} } from '@nethos/contract/${domain}/${domain}.pages.ts'\n`
  const key = keyAt(textOf(table)) ?? camel(name)
  if (!textOf(table)) add(table, `import { pages } from '../pages.ts'\n\nexport const ${pages} = pages({\n})\n`)
  const entry = `${key}: { at: '${address}', title: '${title}', kind: '${kind}', for: '${values.for}' },`
  rewrite(
    table,
    text => (keyAt(text) ? text : text.replace(/(\n *\}\)(?:,\n\})?\n*)$/, `\n${entry}$1`)),
    `add ${entry}`,
  )
  add(
    file,
    `import { Page } from '../../../patterns/page.tsx'

/** ${title} */
export default function ${page}() {
  return <Page>{null}</Page>
}
`,
  )
  const line = `${key}: ${load},`
  rewrite(
    `${folder}/routes.ts`,
    text => {
      if (text.includes(load)) return text
      if (text.includes(`open(${pages})`)) return text.replace(`open(${pages})`, `open(${pages}, {\n${line}\n})`)
      return text.includes(`open(${pages}, {`)
        ? text.replace(`open(${pages}, {`, `open(${pages}, {\n${line}`)
        : undefined
    },
    `open(${pages}, { ${line} })`,
  )
  const visit = `visit(${pages}.${key}, {}, ['${title}']),`
  if (!textOf(journey))
    add(
      journey,
      `${from}import { visit, type VisitsOf } from './page-at.ts'\n\nexport const visits: VisitsOf = () => [\n${visit}\n]\n`,
    )
  else
    rewrite(
      journey,
      text => {
        if (text.includes(`${pages}.${key},`)) return text
        const end = /([[,])?\s*(\]\n(?:\}\n)?)$/
        if (!end.test(text)) return undefined
        return (
          (text.includes(from) ? '' : from) +
          text.replace(end, (_, before = ',', rest) => `${before}\n${visit}\n${rest}`)
        )
      },
      `add ${visit}`,
    )
  add(
    test,
    `import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
${from}import { forget, openPage } from '../../../testing/open-page.tsx'
import ${page} from './${name}.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(forget)

test('${title} stands above the page', async () => {
  openPage(${pages}.${key}.at, ${page})
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(${pages}.${key}.title)
})
`,
  )
  format([table, file, test, journey, `${folder}/routes.ts`])
  console.log(`
Then: choose the pattern of its kind (src/patterns/${kind}-page.tsx) · what its query carries (query: […] in ${table})
· what must stand on it (${journey}) · npm run check · npm run look -- ${address}`)
}

/** The entry of this address, when the table has one. */
function keyAt(text) {
  return new RegExp(`(\\w+): \\{\\s*at: '${address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}'`).exec(text)?.[1]
}

function newDesk() {
  const line = `{ path: '${address}', load: ${load} },`
  if (!textOf(`${folder}/routes.ts`))
    add(
      `${folder}/routes.ts`,
      `import type { DeskRoute } from '../../patterns/route.ts'\n\nexport const ${camel(domain)}Routes: readonly [DeskRoute, ...DeskRoute[]] = [\n${line}\n]\n`,
    )
  else
    rewrite(
      `${folder}/routes.ts`,
      text =>
        text.includes(load) ? text : /\n\]\n*$/.test(text) ? text.replace(/\n\]\n*$/, `\n${line}\n]\n`) : undefined,
      `add ${line}`,
    )
  add(
    file,
    `import { OfficePage } from '../../../patterns/office-page.tsx'

/** ${title} */
export default function ${page}() {
  return <OfficePage title="${title}">{null}</OfficePage>
}
`,
  )
  add(
    test,
    `import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import ${page} from './${name}.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

beforeEach(() => begin())

it('${title} stands above the page', async () => {
  openPage('${address.replace(/:\w+/g, '1')}', { path: '${address}', Page: ${page} })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('${title}')
})
`,
  )
  format([file, test, `${folder}/routes.ts`])
  console.log(`
Then: a line in apps/workbench/src/app/desks.ts when the menu shall lead to it · npm run check · npm run look -- /workbench${address}`)
}
