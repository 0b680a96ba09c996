export { hashPassword } from './password.ts'
export { tryPassword } from './try-password.ts'
