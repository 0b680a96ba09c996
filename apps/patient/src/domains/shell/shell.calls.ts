import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { shellServices } from '@nethos/contract/shell/shell.services.ts'

export const knownShells = () => query(shellServices.knownShells, {})
export const keepShellUser = command(shellServices.keepShellUser, shellServices.knownShells)
