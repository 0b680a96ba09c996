/** Keeps the bytes of uploads; who may read them is the database's business. */
export interface FileStore {
  /** Keeps the bytes under the key; the same key again replaces them. */
  put(key: string, bytes: Buffer): Promise<void>
  /** Throws FileMissingError. */
  get(key: string): Promise<Buffer>
  delete(key: string): Promise<void>
}

export class FileMissingError extends Error {
  override name = 'FileMissingError'
}
