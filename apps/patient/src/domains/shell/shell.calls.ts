import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { systemServices } from '@nethos/contract/system/system.services.ts'
import { shellServices } from '@nethos/contract/shell/shell.services.ts'

export const knownShells = () => query(shellServices.knownShells, {})
/** Where the app is to be had for this system; empty while it is in no shop. */
export const downloadOf = (system: 'ios' | 'android') =>
  query(systemServices.setting, { key: `app.download.${system}`, defaultString: '' })
export const saveShellUser = command(shellServices.saveShellUser, shellServices.knownShells)
