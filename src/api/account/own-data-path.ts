/** The path of `own-data.ts`, in a separate file so that pages do not load its schema. */
export const OWN_DATA_PATH = '/account/data';
