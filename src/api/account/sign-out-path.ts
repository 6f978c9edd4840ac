/** The path of the form of `sign-out-form.ts`, in a separate file so that pages do not load its definition. */
export const SIGN_OUT_FORM_PATH = '/account/sign-out-form';
