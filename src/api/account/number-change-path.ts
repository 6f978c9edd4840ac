/** The paths of `number-change.ts`, in a separate file so that pages do not load its definitions. */
export const NUMBER_PATHS = { code: '/account/number/codes', change: '/account/number' } as const;
