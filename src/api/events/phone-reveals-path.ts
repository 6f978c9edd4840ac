/** The path of `phone-reveals.ts`, in a separate file so that pages do not load its schema. */
export const PHONE_REVEALS_PATH = '/phone-reveals';
