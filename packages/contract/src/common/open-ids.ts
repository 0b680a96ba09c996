// Why an id that several domains ask for is nobody's record.
export const shownToAll = 'doctors, teams, hospitals and departments are shown to everybody'
export const bookableByAll = 'hospitals, departments, doctors, sessions and numbers are shown to everybody'
export const captchaOfNobody = 'a captcha is no record; it is checked with its code'
export const ownMessageNumber = "the client's own number of a message, looked for among the caller's own"
export const placeInTalk = 'a place in the talk that is asked for; of another talk it is no place in this one'
export const linkMeaning = 'where a link came from; kept as it is, looked up nowhere'
export const notRead = 'sent by old clients, not read'
export const payerAtProvider = 'the payer’s id in his shell, handed on to the provider'
