import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { FileMissingError, FilesUnreachableError, type FileStore } from '../../ports/files.ts'

export interface S3Settings {
  /** Address of the service, e.g. the provider's or a MinIO of one's own. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** The bucket in the path instead of the host name: for services without wildcard host names. */
  pathStyle?: boolean
}

/** Clients normalise '.' and '..' in paths: such a key would become another key, or another bucket. */
function checked(key: string): string {
  if (key.split('/').some(part => part === '' || part === '.' || part === '..')) throw new RangeError('Not a key')
  return key
}

/** What the store refuses is a fault of ours, or of how it was set up; anything else is its silence. */
const isRefusal = (error: unknown): boolean => {
  if (!(error instanceof S3ServiceException)) return false
  const { httpStatusCode = 500 } = error.$metadata
  return httpStatusCode < 500 && httpStatusCode !== 429
}

async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof NoSuchKey) throw new FileMissingError('No such file')
    throw isRefusal(error) ? error : new FilesUnreachableError('The bucket does not answer', { cause: error })
  }
}

/** Keeps files in a bucket of an S3-compatible object store (security: the bucket is private and encrypts at rest). */
export function s3Files({
  bucket,
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
  pathStyle = false,
}: S3Settings): FileStore {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: pathStyle,
    // The SDK's newer default checksums are refused by OSS and COS.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Who waits for a picture waits for the breaker's deadline at most (wiring/guarded.ts).
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 15_000, throwOnRequestTimeout: true },
  })

  return {
    isRemote: true,
    async put(key, bytes) {
      const command = new PutObjectCommand({ Bucket: bucket, Key: checked(key), Body: bytes })
      await asked(() => client.send(command))
    },

    async get(key) {
      const command = new GetObjectCommand({ Bucket: bucket, Key: checked(key) })
      return asked(async () => {
        const { Body } = await client.send(command)
        return Buffer.from((await Body?.transformToByteArray()) ?? [])
      })
    },

    async delete(key) {
      const command = new DeleteObjectCommand({ Bucket: bucket, Key: checked(key) })
      await asked(() => client.send(command))
    },
  }
}
