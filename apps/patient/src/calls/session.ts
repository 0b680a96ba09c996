export * from '@nethos/calls/session.ts'
