import type { EditionServices } from '@nethos/contract/common/editions.ts'
import type { AnyHandler, Implemented } from '../calls/handler.ts'
import type { DeskHandlers } from './draft.ts'
import type { EditionKind } from './edition-kind.ts'
import { publishingHandlers } from './publish-edition.ts'
import { readingHandlers } from './read-editions.ts'
import { writingHandlers } from './write-edition.ts'

/** Ties the desk services of a kind of document to its tables. */
export function implementEditions<Document>(
  // oxlint-disable-next-line typescript/no-explicit-any -- what may be left out when it is sent is the schema’s affair
  services: EditionServices<Document, any>,
  kind: EditionKind<Document>,
): Implemented[] {
  const handlers: DeskHandlers = { ...readingHandlers(kind), ...writingHandlers(kind), ...publishingHandlers(kind) }
  return (Object.keys(handlers) as (keyof DeskHandlers)[]).map(key => ({
    service: services[key],
    handler: handlers[key] as AnyHandler,
  }))
}
