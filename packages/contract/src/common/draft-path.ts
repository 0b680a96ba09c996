/** Where the patients' pages show a draft; the server lets its own pages frame this address, and no other. */
export const draftPath = '/zone/~draft'
