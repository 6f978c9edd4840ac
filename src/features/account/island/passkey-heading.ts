/** The heading of the step that offers a passkey, also the title of the page then. */
export const PASSKEY_HEADING = 'Skip the code next time?';
