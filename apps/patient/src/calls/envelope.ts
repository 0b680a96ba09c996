export * from '@nethos/calls/envelope.ts'
