/** The page of the spin to win (PROMO-017). */
export const SPIN_PATH = '/spin-to-win';
