export * from '@nethos/calls/call.ts'
