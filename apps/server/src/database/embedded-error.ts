/** The embedded database cannot run. Its message is one sentence for the person who started the server. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError'
}
