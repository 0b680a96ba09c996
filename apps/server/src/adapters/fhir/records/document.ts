import { createHash, randomUUID } from 'node:crypto'
import type { SignedDocument } from '../../../ports/hospital-records.ts'
import { systems } from '../names.ts'

const types = {
  consult_record: { code: '11488-4', display: 'Consult note' },
  prescription: { code: '57833-6', display: 'Prescription for medication' },
} as const

const typeOf = ({ kind, title }: SignedDocument) => ({
  coding: [{ system: systems.loinc, ...types[kind] }],
  text: title,
})
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const narrative = (text: string) => ({
  status: 'generated',
  div: `<div xmlns="http://www.w3.org/1999/xhtml">${text
    .split('\n')
    .map(line => `<p>${escaped(line)}</p>`)
    .join('')}</div>`,
})

interface At {
  recordSystem: string
  organizationId: string
  now: number
}

/** The sheet as a document of R4: Composition first, then who it is of and who wrote it. */
export function documentBundle(document: SignedDocument, { recordSystem, organizationId, now }: At) {
  const { documentId, number, title, recordNumber, personName, author, department, writtenAt, sections } = document
  const [composition, patient, practitioner] = [0, 1, 2].map(() => `urn:uuid:${randomUUID()}`) as [
    string,
    string,
    string,
  ]
  const writer = { reference: practitioner, display: author.name }
  const written = sections.filter(one => one.text.trim() !== '')
  return {
    resourceType: 'Bundle',
    type: 'document',
    identifier: { system: systems.document, value: documentId },
    timestamp: new Date(now).toISOString(),
    entry: [
      {
        fullUrl: composition,
        resource: {
          resourceType: 'Composition',
          identifier: { system: systems.document, value: number },
          status: 'final',
          type: typeOf(document),
          subject: { reference: patient, display: personName },
          date: new Date(writtenAt).toISOString(),
          author: [writer],
          title,
          attester: [{ mode: 'legal', time: new Date(writtenAt).toISOString(), party: writer }],
          custodian: { reference: `Organization/${organizationId}`, display: department },
          section: written.map(one => ({ title: one.title, text: narrative(one.text) })),
        },
      },
      {
        fullUrl: patient,
        resource: {
          resourceType: 'Patient',
          identifier: [{ system: recordSystem, value: recordNumber }],
          name: [{ text: personName }],
        },
      },
      {
        fullUrl: practitioner,
        resource: {
          resourceType: 'Practitioner',
          ...(author.licenceNumber && { identifier: [{ system: systems.licence, value: author.licenceNumber }] }),
          name: [{ text: author.name }],
          ...(author.title && { qualification: [{ code: { text: author.title } }] }),
        },
      },
    ],
  }
}

const attachment = (contentType: string, bytes: Buffer, title: string, at: number) => ({
  contentType,
  language: 'zh-CN',
  data: bytes.toString('base64'),
  size: bytes.length,
  // R4 defines it as SHA-1; who signed what is proved by the PDF itself.
  hash: createHash('sha1').update(bytes).digest('base64'),
  title,
  creation: new Date(at).toISOString(),
})

/** The signed PDF, and the same as a document that a machine reads, under our number. */
export function documentReference(document: SignedDocument, patientId: string, at: At) {
  const { documentId, number, title, personName, author, writtenAt, pdf } = document
  const read = Buffer.from(JSON.stringify(documentBundle(document, at)))
  return {
    resourceType: 'DocumentReference',
    masterIdentifier: { system: systems.document, value: documentId },
    identifier: [{ system: systems.document, value: documentId }],
    status: 'current',
    docStatus: 'final',
    type: typeOf(document),
    subject: { reference: `Patient/${patientId}`, display: personName },
    date: new Date(writtenAt).toISOString(),
    author: [{ display: author.name }],
    custodian: { reference: `Organization/${at.organizationId}` },
    description: `${title} ${number}`,
    content: [
      { attachment: attachment('application/pdf', pdf, `${title}-${number}.pdf`, writtenAt) },
      { attachment: attachment('application/fhir+json', read, `${title}-${number}`, writtenAt) },
    ],
  }
}
