export * from '@nethos/calls/config.ts'
