/** Which notices were agreed to in this window: the form comes after its notice, and a reload asks again at most once. */
const key = (code: string) => `nethos.programme.agreed.${code}`

export const agreed = {
  note(code: string): void {
    try {
      sessionStorage.setItem(key(code), '1')
    } catch {
      // A window that keeps nothing asks once more.
    }
  },
  has(code: string): boolean {
    try {
      return sessionStorage.getItem(key(code)) === '1'
    } catch {
      return false
    }
  },
}
