import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import type { EditionServices } from '@nethos/contract/common/editions.ts'

/** The calls of one kind of versioned document; what a page shows is asked for anew after each command. */
export function editionCalls<Document>(
  // oxlint-disable-next-line typescript/no-explicit-any -- a whole document may always be sent, whatever may be left out of one
  services: EditionServices<Document, any>,
) {
  const { editions, edition } = services
  return {
    list: () => query(editions, {}),
    one: (code: string) => query(edition, { code }),
    document: (code: string, number: number) => query(services.editionDocument, { code, edition: number }),
    save: command(services.saveEdition, editions, edition),
    submit: command(services.submitEdition, editions, edition),
    publish: command(services.publishEdition, editions, edition),
    sendBack: command(services.sendBackEdition, editions, edition),
    drop: command(services.dropEdition, editions, edition),
    withdraw: command(services.withdrawEdition, editions, edition),
  }
}
export type EditionCalls<Document> = ReturnType<typeof editionCalls<Document>>
