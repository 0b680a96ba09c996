// TEMPORARY until payment/public.ts exists
export const refundInFull = async (_ctx: unknown, _what: { bizType: string; bizId: string; cause: string; reason: string }): Promise<boolean> => false
