// A tag, an entity of HTML, an address that runs: no text that a hospital writes for patients needs one.
const markup = /<[a-z!/?]|&#|&(?:lt|gt|amp|quot|nbsp);|javascript:|data:text/i
/** Whether a text holds markup or characters that nobody can see. Line ends are allowed. */
export const isPlain = (text: string): boolean => !markup.test(text) && !/[\p{Cf}\p{Cs}]|(?!\n)\p{Cc}/u.test(text)
export const notPlain = '只能是普通文字，不能有网页标记或看不见的字符'
