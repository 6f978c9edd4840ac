/** The steps of reserving; the deposit is paid on a page of its own. */
export const CHECKOUT_STEPS = { own: ['Your details', 'The terms'], after: ['The deposit'] } as const;
