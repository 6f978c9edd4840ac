/** The event by which the island says that the visitor is signed in, and has answered the offer of a passkey: the page then goes on. */
export const SIGNED_IN = 'signed-in';
