/** The path of `number-change.ts`, in a separate file so that pages do not load its definition. */
export const NUMBER_CHANGE_PATH = '/account/number';
