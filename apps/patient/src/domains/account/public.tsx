/** What other domains take of the account: fields that prove or say who somebody is, and paths that stay with us. */
export { CaptchaField } from './parts/captcha-field.tsx'
export { ChoiceField } from './parts/choice-field.tsx'
export { IdCardField } from './parts/id-card-field.tsx'
export { MobileField } from './parts/mobile-field.tsx'
export { RegionField } from './parts/region-field.tsx'
export { identityWays } from './account.links.ts'
export { ownPath } from './own-path.ts'
export { useCaptcha } from './use-captcha.ts'
