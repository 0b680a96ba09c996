/** Where sealed bytes belong. */
export const sealedBody = 'interface_message.body'
export const sealedFact = 'interface_fact.body'
