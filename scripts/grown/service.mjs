// What a new service adds to the contract and to the server.
import { posix } from 'node:path'
import { add, camel, edit, filesBelow, format, kebab, textOf, usage, withImport } from '../grown.mjs'

const contract = 'packages/contract/src'
const server = 'apps/server/src'

const relativeTo = (from, to) => {
  const path = posix.relative(posix.dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}

export function newService({ place, key, name, kind, staff, own }) {
  const [domain, ...rest] = place.split('/')
  const table = `${contract}/${rest.length === 0 ? `${domain}/${domain}` : place}.services.ts`
  const isNew = textOf(table) === ''
  if (isNew) add(table, emptyTable(camel(rest.at(-1) ?? domain)))
  const constant = /export const (\w+) = \{[^]*\}\s+satisfies Services/.exec(textOf(table))?.[1]
  if (!constant) usage(`${table} has no table that satisfies Services.`)
  if (new RegExp(`^  ${key}: service`, 'm').test(textOf(table))) usage(`${table} has ${key} already.`)
  edit(table, text => withService(text, table, { key, name, kind, staff, own }))

  const index = registeredIn(domain, constant, table)
  const handler = `${posix.dirname(index)}/${kebab(key)}.ts`
  const test = handler.replace(/\.ts$/, '.test.ts')
  edit(index, text =>
    withImport(
      text.replace(new RegExp(`(implement\\(\\s*${constant},\\s*\\{)\\s*`), `$1 ${key}, `),
      [key],
      `./${kebab(key)}.ts`,
    ),
  )
  add(
    handler,
    handlerOf({
      key,
      constant,
      from: table.slice(`${contract}/`.length),
      calls: relativeTo(handler, `${server}/calls/handler.ts`),
    }),
  )
  add(test, testOf({ key, name, staff, own, testing: relativeTo(test, `${server}/testing`) }))
  format([table, index, handler, test])
  console.log(`
Then: the input and the reply · the handler, and its table's functions · a test for each thing that it does and refuses ·
one line in the page's ${domain}.calls.ts${staff || (own && kind === 'query') ? ' · audits: { read: …, of: … } and looked(…), or what a command writes' : ''} · npm run wire · npm run check`)
}

const emptyTable = name => `import type { Services } from '../service.ts'

export const ${name}Services = {} satisfies Services
`

/** What must say so from the start: everything of the staff, and a query that asks for somebody's own record. */
function auditsOf({ kind, staff, own }) {
  if (staff) return `\n    audits: { none: 'shows and changes nothing yet' },`
  return kind === 'query' && own ? `\n    audits: { none: 'shows nothing of the ${own} yet' },` : ''
}

function withService(text, table, { key, name, kind, staff, own }) {
  const field = own && `${camel(own)}Id`
  const declared = `
  /** What it does, and where that is written. */
  ${key}: service({
    name: '${name}',
    kind: '${kind}',
    access: ${staff ? `[${staff.map(role => `'${role}'`).join(', ')}]` : "'account'"},${auditsOf({ kind, staff, own })}
    input: z.object({${field ? ` ${field}: own('${own}') ` : ''}}),
    reply: ${kind === 'command' ? 'done' : 'obj(z.object({}))'},
    refusals: only(commonRefusals, 'not_found'),
  }),
} satisfies Services`
  const at = path => relativeTo(table, `${contract}/${path}`)
  const whole = text.replace(/\s*\}\s+satisfies Services/, declared)
  const services = withImport(
    // The type may stand in an import of types alone, which the services themselves then share.
    whole.replace(
      `import type { Services } from '${at('service.ts')}'`,
      `import { type Services } from '${at('service.ts')}'`,
    ),
    [kind === 'command' ? 'done' : 'obj', 'only', 'service'],
    at('service.ts'),
  )
  const refusals = withImport(services, ['commonRefusals'], at('common/common.refusals.ts'))
  const ids = own ? withImport(refusals, ['own'], at('common/ids.ts')) : refusals
  return ids.includes("import * as z from 'zod/mini'") ? ids : `import * as z from 'zod/mini'\n${ids}`
}

/** The file of the domain that ties this table to its handlers; a table that is tied nowhere is tied in the domain's index. */
function registeredIn(domain, constant, table) {
  const folder = `${server}/domains/${domain}`
  const tied = new RegExp(`implement\\(\\s*${constant}\\b`)
  const known = filesBelow(folder).find(file => tied.test(textOf(file)))
  if (known) return known
  const index = `${folder}/index.ts`
  const found = /services: (\[|implement\(\w+, \{[^}]*\}\))/.exec(textOf(index))
  if (!found) usage(`${index} has no list of services to add ${constant} to.`)
  edit(index, text => {
    const listed =
      found[1] === '['
        ? text.replace('services: [', `services: [...implement(${constant}, {}), `)
        : text.replace(found[0], `services: [...${found[1]}, ...implement(${constant}, {})]`)
    return withImport(listed, [constant], `@nethos/contract/${table.slice(`${contract}/`.length)}`)
  })
  return index
}

const handlerOf = ({ key, constant, from, calls }) => `import type { ${constant} } from '@nethos/contract/${from}'
import type { HandlerOf } from '${calls}'

export const ${key}: HandlerOf<typeof ${constant}.${key}> = async ({ refuse }) => refuse('not_found')
`

function testOf({ key, name, staff, own, testing }) {
  const input = own ? `{ ${camel(own)}Id: '1' }` : '{}'
  const caller = staff ? `aStaffMember(server, '${staff[0]}')` : 'anAccount(server)'
  const call = staff ? 'server.staff.call' : 'server.call'
  return `import { expect, test } from 'vitest'
import { ${staff ? 'aStaffMember' : 'anAccount'} } from '${testing}/people.ts'
import { openTestServer } from '${testing}/server.ts'

const server = await openTestServer()
const { session } = await ${caller}
const ${key} = (as?: typeof session) => ${call}('${name}', ${input}, as)

test('nobody reaches it without a login', async () => {
  expect(await ${key}()).toMatchObject({ http: 401, code: '00010401' })
})

test('what is not there is not found', async () => {
  expect(await ${key}(session)).toMatchObject({ http: 200, code: '00010440' })
})
`
}
