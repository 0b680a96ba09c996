/** Why a file of settings cannot be read: the place of what is wrong, never its content. */
export const settingsError = ({ issues: [first] }: { issues: readonly { path: readonly PropertyKey[] }[] }): Error =>
  new Error(`is wrong at ${first?.path.join('.') || 'its beginning'}`)
