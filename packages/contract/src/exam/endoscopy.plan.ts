/** The code of the follow-up plan that the endoscopy centre's zone begins with. */
export const endoscopyPlan = 'endoscopy-care'
