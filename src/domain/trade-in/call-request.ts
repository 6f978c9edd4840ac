/** The message of a trade-in whose shopper asks to be called. */
export const CALL_REQUEST = 'Please call me about this.';
