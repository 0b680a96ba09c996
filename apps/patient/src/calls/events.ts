export * from '@nethos/calls/events.ts'
