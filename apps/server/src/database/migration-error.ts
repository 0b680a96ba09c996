/** A migration cannot be applied. Its message is one sentence for the person who started the server. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}
