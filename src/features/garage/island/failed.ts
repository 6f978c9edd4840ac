/** Shown where the service gave no reason why nothing was done. */
export const FAILED = 'That didn’t work just now. Please try again in a minute.';
