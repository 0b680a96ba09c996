export * from '@nethos/calls/upload.ts'
