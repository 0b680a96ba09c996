/**
 * A fee as a bill writes it, in millionths of a yuan. Providers disagree whether what they keep stands with a minus: it is
 * kept of a payment and given back with a refund.
 */
export function feeMicros(text: string, about: 'payment' | 'refund'): number {
  const [, whole = '', part = ''] = /^-?(\d+)(?:\.(\d{1,6}))?$/.exec(text) ?? []
  if (whole === '') throw new Error('a bill has a fee that is none')
  const micros = Number(whole + part.padEnd(6, '0'))
  return about === 'refund' && micros > 0 ? -micros : micros
}
