/** The path of the signed-in visitor in `sessions.ts`, in a separate file so that pages do not load its schema. */
export const ACCOUNT_PATH = '/account';
