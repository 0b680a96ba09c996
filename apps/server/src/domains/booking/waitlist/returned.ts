import type { Ctx } from '../../../calls/handler.ts'

/**
 * A number was given back and is cooling: whoever waits for it is offered it first (state 'offered', with an offer_id).
 * Called in the transaction that gave it back. With nobody waiting it stays as it is.
 */
export async function returned(_ctx: Ctx, _number: { numberId: string; sessionId: string }): Promise<void> {}
