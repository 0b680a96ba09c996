export * from '@nethos/calls/command.ts'
