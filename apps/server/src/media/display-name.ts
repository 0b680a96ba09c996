const longest = 80

/** A file's name for display: no folders, nothing invisible or reversing, and the ending of what it really is. */
export function displayName(declared: string, ending: string): string {
  const own = declared.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const bare = own
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .trim()
  return `${Array.from(bare).slice(0, longest).join('') || '文件'}.${ending}`
}
