// npm run new:service consult remindDoctor nethos.consult.remind.doctor [query]
// The service in the contract, its handler and its test: the server does not compile until the handler is really written.
import { add, camel, change, kebab, usage } from './grown.mjs'

const [domain, key, name, kind = 'command'] = process.argv.slice(2)
if (!domain || !/^[a-z]\w+$/.test(key ?? '') || !name || !['query', 'command'].includes(kind)) {
  usage('Usage: npm run new:service <domain> <ourKey> <name.on.the.wire> [query]')
}
const services = `${camel(domain)}Services`
const file = kebab(key)
const handlers = `apps/server/src/domains/${domain}`

change(
  `packages/contract/src/${domain}/${domain}.services.ts`,
  /\n\} satisfies Services/,
  `
  /** What it does (source: document and section). */
  ${key}: service({
    name: '${name}',
    kind: '${kind}',
    access: 'account',
    input: z.object({}),
    reply: ${kind === 'command' ? 'done' : 'obj(z.object({}))'},
    refusals: only(commonRefusals, 'not_found'),
  }),
} satisfies Services`,
  `add ${key}: service({ name: '${name}', … })`,
)
add(
  `${handlers}/${file}.ts`,
  `import type { ${services} } from '@nethos/contract/${domain}/${domain}.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'

export const ${key}: HandlerOf<typeof ${services}.${key}> = async ({ input, ctx, refuse }) => {
}
`,
)
change(
  `${handlers}/index.ts`,
  new RegExp(`(implement\\(\\s*${services},\\s*\\{)`),
  `$1\n  ${key},`,
  `add ${key} to implement(${services}, { … })`,
)
change(`${handlers}/index.ts`, /^/, `import { ${key} } from './${file}.ts'\n`, `import ${key} from './${file}.ts'`)
add(
  `${handlers}/${file}.test.ts`,
  `import { expect, test } from 'vitest'
import { anAccount } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'

const server = await openTestServer()
const owner = await anAccount(server)
const stranger = await anAccount(server)
const service = '${name}'

test('the owner …', async () => {
  expect(await server.call(service, {}, owner.session)).toMatchObject({ code: '0' })
})

test('another person’s row answers as one that does not exist', async () => {
  expect(await server.call(service, {}, stranger.session)).toMatchObject({ http: 200, code: '00010440' })
})
`,
)
console.log(`
Then: the table's functions · a test for each refusal · one line in the page's ${domain}.calls.ts · npm run wire · npm run check`)
