// npm run new:page consult choose-person picker /consult/person 选择就诊人
// The page, its address, its line in the routes and its test.
import { add, camel, change, pascal, usage } from './grown.mjs'

const kinds = ['list', 'detail', 'reading', 'hub', 'form', 'picker', 'gate', 'pay', 'result', 'search', 'room']
const [domain, name, kind, path, title] = process.argv.slice(2)
if (!domain || !/^[a-z][a-z0-9-]*$/.test(name ?? '') || !kinds.includes(kind) || !path?.startsWith('/') || !title) {
  usage(`Usage: npm run new:page <domain> <page-name> <${kinds.join('|')}> </address> <标题>`)
}
const paths = `${camel(domain)}Paths`
const page = `${pascal(name)}Page`
const folder = `apps/patient/src/domains/${domain}`

change(
  `packages/contract/src/${domain}/${domain}.paths.ts`,
  /\n\} as const/,
  `\n  /** ${title} */\n  ${camel(name)}: '${path}',\n} as const`,
  `add ${camel(name)}: '${path}'`,
)
add(
  `${folder}/pages/${name}.page.tsx`,
  `import { Page } from '../../../patterns/page.tsx'

/** ${title} */
export default function ${page}() {
  return <Page title="${title}">{null}</Page>
}
`,
)
change(
  `${folder}/routes.ts`,
  /(AppRoute\[\] = \[)/,
  `$1\n  page({ path: ${paths}.${camel(name)}, kind: '${kind}', for: 'account', load: () => import('./pages/${name}.page.tsx') }),`,
  `add page({ path: ${paths}.${camel(name)}, kind: '${kind}', … })`,
)
change(
  `${folder}/routes.ts`,
  /import \{ ([^}]*?) \} from '..\/..\/patterns\/route.ts'\n/,
  (line, names) => (/\bpage\b/.test(names) ? line : line.replace(names, `page, ${names}`)),
  'import page from patterns/route.ts',
)
change(
  `${folder}/routes.ts`,
  new RegExp(`^(?![^]*\\b${paths} \\})`),
  `import { ${paths} } from '@nethos/contract/${domain}/${domain}.paths.ts'\n`,
  `import ${paths}, if it is not yet`,
)
add(
  `${folder}/pages/${name}.page.test.tsx`,
  `import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import ${page} from './${name}.page.tsx'

test('${title} has its title', async () => {
  render(<ShownPage />)
  expect(await screen.findByRole('heading', { name: '${title}' })).toBeTruthy()
})

const ShownPage = () => (
  <MemoryRouter>
    <${page} />
  </MemoryRouter>
)
`,
)
console.log(`
Then: choose the pattern of its kind (src/patterns/${kind}-page.tsx) · npm run check · npm run look -- ${path}`)
