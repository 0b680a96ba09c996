import { mkdir, writeFile } from 'node:fs/promises'
import { structureDefinitions } from './adapters/fhir/definitions/structure-definitions.ts'

/** Writes docs/fhir: the definitions of our own extensions, each a file. */
const folder = new URL('../../../docs/fhir/', import.meta.url)
await mkdir(folder, { recursive: true })
for (const one of structureDefinitions)
  await writeFile(new URL(`StructureDefinition-${one.id}.json`, folder), `${JSON.stringify(one, undefined, 2)}\n`)
