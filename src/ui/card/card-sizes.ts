/** `sizes` attributes of card pictures by the columns of their list (cards.css). */
export const CARD_SIZES = {
	fill: '(min-width: 62em) 320px, (min-width: 36em) 48vw, 100vw',
	3: '(min-width: 80em) 400px, (min-width: 62em) 32vw, (min-width: 36em) 48vw, 82vw',
	4: '(min-width: 75em) 302px, (min-width: 62em) 32vw, (min-width: 36em) 48vw, 82vw',
} as const;
