import { createRequire } from 'node:module'
import type * as Sdk from 'wechatpay-axios-plugin'

const load = createRequire(import.meta.url)

/** Loaded with the first payment or notice: a start does without the library and its HTTP client. */
export const wechatSdk = (): typeof Sdk => load('wechatpay-axios-plugin') as typeof Sdk
