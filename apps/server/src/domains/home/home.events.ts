/** What the home page shows has been changed at the desk. */
export const homeChanged = 'home.changed'
