import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { FileMissingError, type FileStore } from '../../ports/files.ts'

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
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 15_000, throwOnRequestTimeout: true },
  })

  return {
    async put(key, bytes) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: checked(key), Body: bytes }))
    },

    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: checked(key) }))
        return Buffer.from((await Body?.transformToByteArray()) ?? [])
      } catch (error) {
        throw error instanceof NoSuchKey ? new FileMissingError('No such file') : error
      }
    },

    async delete(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: checked(key) }))
    },
  }
}
