import process from 'node:process'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const tables = /\/packages\/contract\/src\/(?:[\w-]+\/)+[\w.-]+\.services\.ts$/

interface PlainService {
  name: string
  kind: string
  access: unknown
  reply: { shape: string }
  refusals: object
  spelling: object
  upload: boolean
}

const isService = (value: unknown): value is PlainService =>
  typeof value === 'object' && value !== null && 'reply' in value && 'spelling' in value && 'refusals' in value

const isTable = (value: unknown): value is Record<string, PlainService> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).length > 0 &&
  Object.values(value).every(isService)

/** What a page needs of a service to call it. The schemas stay on the server: reading one here is a mistake. */
const plain = ({ name, kind, access, reply, refusals, upload }: PlainService, spelling: string): string =>
  `{...rest,${[
    `name:${JSON.stringify(name)}`,
    ...(kind === 'query' ? [] : [`kind:${JSON.stringify(kind)}`]),
    ...(access === 'account' ? [] : [`access:${JSON.stringify(access)}`]),
    `reply:{shape:${JSON.stringify(reply.shape)}}`,
    ...(Object.keys(refusals).length ? [`refusals:${JSON.stringify(refusals)}`] : []),
    ...(upload ? ['upload:!0'] : []),
    `spelling:${spelling}`,
  ].join()}}`

/**
 * Puts the contract's tables of services into the bundle as plain data, without the schemas of what goes in and out:
 * pages check what is typed by the rules (*.rules.ts), so the first load carries neither schemas nor their library.
 */
export const plainServices = (): Plugin => ({
  name: 'nethos:plain-services',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    if (!tables.test(id)) return null
    if (!process.features.typescript) {
      this.warn('this Node cannot read the contract; the schemas stay in the bundle')
      return null
    }
    const declared = (await import(pathToFileURL(id).href)) as Record<string, unknown>
    const spellings: string[] = []
    const spellingOf = (service: PlainService): string => {
      const text = JSON.stringify(service.spelling)
      if (!spellings.includes(text)) spellings.push(text)
      return `s${spellings.indexOf(text)}`
    }
    const lines = Object.entries(declared)
      .filter((entry): entry is [string, Record<string, PlainService>] => isTable(entry[1]))
      .map(([name, table]) => {
        const services = Object.entries(table).map(([key, service]) => `${key}:${plain(service, spellingOf(service))}`)
        return `export const ${name}={${services.join(',\n')}}`
      })
    const rest = `const rest={kind:'query',access:'account',aliases:[],limits:[],refusals:{},upload:!1,oneStatement:!1}`
    return [rest, ...spellings.map((text, at) => `const s${at}=${text}`), ...lines].join('\n')
  },
})
