// npm run new:domain reports 报告 listReports nethos.report.list [query]
// A domain begins with a service: its folders in contract, server and patient app, its lines in the lists of all domains, its
// word. Pages come with npm run new:page.
import { add, camel, edit, format, textOf, usage, withImport } from './grown.mjs'
import { newService } from './grown/service.mjs'

const [domain = '', term, key = '', name, kind = 'query'] = process.argv.slice(2)
if (
  !/^[a-z][a-z-]*$/.test(domain) ||
  !/\p{Script=Han}/u.test(term ?? '') ||
  !/^[a-z]\w+$/.test(key) ||
  !name ||
  !['query', 'command'].includes(kind)
)
  usage('Usage: npm run new:domain <domain> <中文词> <ourKey> <name.on.the.wire> [query|command]')

const own = camel(domain)
const index = `apps/server/src/domains/${domain}/index.ts`
const routes = `apps/patient/src/domains/${domain}/routes.ts`
const allDomains = 'apps/server/src/domains.ts'
const allRoutes = 'apps/patient/src/app/domain-tables.ts'
if (textOf(index)) usage(`The server has a domain ${domain} already.`)

add(
  `packages/contract/src/${domain}/${domain}.services.ts`,
  `import type { Services } from '../service.ts'

/** ${term} */
export const ${own}Services = {} satisfies Services
`,
)
add(
  index,
  `import { ${own}Services } from '@nethos/contract/${domain}/${domain}.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'

export const ${own}Domain: Domain = { services: [...implement(${own}Services, {})] }
`,
)
edit(allDomains, text =>
  withImport(text.replace(/\n\]\)/, `\n  ${own}Domain,\n])`), [`${own}Domain`], `./domains/${domain}/index.ts`),
)
if (!textOf(routes)) {
  add(
    `packages/contract/src/${domain}/${domain}.pages.ts`,
    `import { pages } from '../pages.ts'\n\nexport const ${own}Pages = pages({})\n`,
  )
  add(
    routes,
    `import { ${own}Pages } from '@nethos/contract/${domain}/${domain}.pages.ts'
import { open, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = open(${own}Pages)
`,
  )
  edit(allRoutes, text => text.replace(/\n\]\s*$/, `\n  () => import('../domains/${domain}/routes.ts'),\n]\n`))
}
edit('docs/words.md', text => `${text.trimEnd()}\n| ${term} | ${domain} | | |\n`)
newService({ place: domain, key, name, kind })
format([allDomains, allRoutes, routes, index])
