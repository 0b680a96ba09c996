export * from '@nethos/calls/trouble.ts'
