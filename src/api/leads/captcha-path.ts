/** The path of `captcha.ts`, apart from its schemas, which pages that only call need not load. */
export const CAPTCHA_PATH = '/captcha';
