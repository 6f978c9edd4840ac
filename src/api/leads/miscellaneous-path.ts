/** The path of `miscellaneous.ts`, in a separate file so that pages do not load its schema. */
export const MISCELLANEOUS_PATH = '/miscellaneous';
