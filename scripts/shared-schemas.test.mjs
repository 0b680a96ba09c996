import { expect, test } from 'vitest'
import { differences } from './check-wire.mjs'
import { documentSchemas, Shared } from './shared-schemas.mjs'

const leaf = { type: 'object', properties: { text: { type: 'string', maxLength: 40 } }, required: ['text'] }
const document = { id: 'leaflet', type: 'object', properties: { one: { $ref: '#/$defs/leaf' } } }
const asked = { type: 'object', properties: { leaflet: { $ref: '#/$defs/leaflet' } } }
const $defs = { leaflet: document, leaf: { id: 'leaf', ...leaf } }

test('a document stands once, however many services speak of it', () => {
  const shared = new Shared()
  const [first, second] = [shared.lift({ ...asked, $defs }, 'output'), shared.lift({ ...asked, $defs }, 'output')]
  expect(first).toEqual({ type: 'object', properties: { leaflet: { $ref: '#/$defs/leaflet.output' } } })
  expect(second).toEqual(first)
  expect(Object.keys(shared.all())).toEqual(['leaf.output', 'leaflet.output'])
  expect(shared.all()['leaflet.output'].properties.one).toEqual({ $ref: '#/$defs/leaf.output' })
})

test('what says the same without a name is the same document; what says something else is another one', () => {
  const shared = new Shared()
  shared.lift({ ...asked, $defs }, 'output')
  expect(shared.lift({ type: 'array', items: leaf }, 'output').items).toEqual({ $ref: '#/$defs/leaf.output' })
  const longer = { ...leaf, properties: { text: { type: 'string', maxLength: 41 } } }
  expect(shared.lift({ type: 'array', items: longer }, 'output').items).toEqual(longer)
  const spelledOtherwise = { ...$defs, leaf: { id: 'leaf', ...longer } }
  expect(shared.lift({ ...asked, $defs: spelledOtherwise }, 'output').properties.leaflet).toEqual({
    $ref: '#/$defs/leaflet.output.2',
  })
})

test('one changed limit in a document is seen, and so is a service that comes, goes or changes', () => {
  const before = { $defs: { 'leaf.output': leaf }, read: { input: 1 }, kept: { input: 2 } }
  const changed = { ...leaf, properties: { text: { type: 'string', maxLength: 41 } } }
  expect(differences(before, before)).toEqual([])
  expect(differences(before, { ...before, $defs: { 'leaf.output': changed } })).toEqual([
    ['document leaf.output', 'changed'],
  ])
  expect(differences(before, { $defs: {}, read: { input: 3 }, added: {} })).toEqual([
    ['document leaf.output', 'gone'],
    ['read', 'changed'],
    ['kept', 'gone'],
    ['added', 'new'],
  ])
})

test('the documents of the contract are found by their files', async () => {
  const { programmeDocument } = await import('../packages/contract/src/programme/programme.document.ts')
  const { questionItem } = await import('../packages/contract/src/questionnaire/questionnaire.items.ts')
  const registry = await documentSchemas()
  expect(registry.get(programmeDocument)).toEqual({ id: 'programmeDocument' })
  expect(registry.get(questionItem)).toEqual({ id: 'questionItem' })
})
