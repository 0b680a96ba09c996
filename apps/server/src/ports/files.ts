/** Keeps the bytes of uploads; who may read them is the database's business. */
export interface FileStore {
  /** Whether it is asked over a line; a folder of this machine is not. */
  readonly isRemote: boolean
  /** Keeps the bytes under the key; the same key again replaces them. */
  put(key: string, bytes: Buffer): Promise<void>
  /** Throws FileMissingError. */
  get(key: string): Promise<Buffer>
  delete(key: string): Promise<void>
}

/** The store says nothing, or that it is not well: whether there is such a file is not known. */
export class FilesUnreachableError extends Error {
  override name = 'FilesUnreachableError'
}

export class FileMissingError extends Error {
  override name = 'FileMissingError'
}
