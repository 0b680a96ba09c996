import { extensions } from '../names.ts'
import { extensionTable, type ExtensionFact } from './extension-table.ts'

const published = '2026-11-23'
const base = 'http://hl7.org/fhir/StructureDefinition/Extension'

/** Of urn:nethos:fhir:hold-until hold-until. */
const idOf = (url: string): string => url.slice(url.lastIndexOf(':') + 1)
const pascal = (id: string): string => id.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase())

const simple = (url: string, type: string) => [
  { id: 'Extension.extension', path: 'Extension.extension', max: '0' },
  { id: 'Extension.url', path: 'Extension.url', fixedUri: url },
  { id: 'Extension.value[x]', path: 'Extension.value[x]', min: 1, type: [{ code: type }] },
]

const inParts = (url: string, parts: readonly string[]) => [
  {
    id: 'Extension.extension',
    path: 'Extension.extension',
    slicing: { discriminator: [{ type: 'value', path: 'url' }], rules: 'closed' },
    min: 1,
    max: String(parts.length),
  },
  ...parts.flatMap(part => [
    { id: `Extension.extension:${part}`, path: 'Extension.extension', sliceName: part, min: 0, max: '1' },
    { id: `Extension.extension:${part}.url`, path: 'Extension.extension.url', fixedUri: part },
    {
      id: `Extension.extension:${part}.value[x]`,
      path: 'Extension.extension.value[x]',
      min: 1,
      type: [{ code: 'string' }],
    },
  ]),
  { id: 'Extension.url', path: 'Extension.url', fixedUri: url },
  { id: 'Extension.value[x]', path: 'Extension.value[x]', max: '0' },
]

function definitionOf(url: string, { on, value, title, says, codes, isRepeated }: ExtensionFact) {
  const id = idOf(url)
  const description = codes ? `${says} One of: ${codes.join(', ')}.` : says
  return {
    resourceType: 'StructureDefinition',
    id,
    url,
    name: pascal(id),
    title,
    status: 'active',
    date: published,
    publisher: 'Nethos',
    description,
    kind: 'complex-type',
    abstract: false,
    context: on.map(expression => ({ type: 'element', expression })),
    type: 'Extension',
    baseDefinition: base,
    derivation: 'constraint',
    differential: {
      element: [
        {
          id: 'Extension',
          path: 'Extension',
          short: title,
          definition: description,
          min: 0,
          max: isRepeated ? '*' : '1',
        },
        ...(typeof value === 'string' ? simple(url, value) : inParts(url, value.parts)),
      ],
    },
  }
}

/** Our own extensions as R4 defines extensions: kept in docs/fhir for whoever builds the hospital's side. */
export const structureDefinitions = Object.entries(extensionTable).map(([name, fact]) =>
  definitionOf(extensions[name as keyof typeof extensions], fact),
)
