/** The paths of `codes.ts` and of signing in, in a separate file so that pages do not load their definitions. */
export const CODE_PATHS = { request: '/account/codes', signIn: '/account/sessions' } as const;
