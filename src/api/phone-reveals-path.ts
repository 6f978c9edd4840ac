/** The path of `phone-reveals.ts`, apart from its schema, which pages that only call need not load. */
export const PHONE_REVEALS_PATH = '/phone-reveals';
