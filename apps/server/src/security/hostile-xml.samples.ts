const bomb = [...'bcdefghij'].map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghij'[at]};`.repeat(10)}">`)

/** XML that ends or bends a reader which trusts it. */
export const hostileXml: Readonly<Record<string, string>> = {
  'entities that grow to ten thousand million letters': `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${bomb.join('')}]><x>&j;</x>`,
  'a file of the machine as an entity': '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>',
  'a hundred thousand elements within each other': `${'<x>'.repeat(100_000)}1${'</x>'.repeat(100_000)}`,
  'an attribute of two million letters': `<x a="${'a'.repeat(2_000_000)}"/>`,
  'a hundred thousand attributes': `<x ${Array.from({ length: 100_000 }, (_, nth) => `a${nth}="1"`).join(' ')}/>`,
  'the prototype as an element': '<x><__proto__><isAdmin>yes</isAdmin></__proto__></x>',
  'the constructor’s prototype as elements':
    '<x><constructor><prototype><isAdmin>yes</isAdmin></prototype></constructor></x>',
  'the prototype as an attribute': '<x __proto__="yes" constructor="yes"/>',
  'an end that never comes': '<x><y a="',
}
