export * from '@nethos/calls/query.ts'
