import { phraseTable } from './phrase-table.ts';

/** Texts that are meant literally: in quotes, and with a minus. */
export const EXACT = phraseTable({ word: '-?"[^"]+"|-[^ ,;]+' });

/** Kilometres. */
export const KMS = "km|k'?s";

/** Sort orders, and what has no filter though a part of it has. */
export const PHRASES = phraseTable({
	word: 'like new',
	price_asc: 'cheap(est)?( first)?',
	km_asc: `low(est|er)? (${KMS}|k)`,
});

/** What a colour before it describes instead of the body: 'black wheels'. */
export const PARTS = phraseTable({
	part: 'leather|interior|wheel|alloy|rim|roof|seat|trim|pack|badge',
});

/** Before the name of a place or a postcode; after 'near' only a place can follow. */
export const NEAR = phraseTable({
	near: '(near|close to)( (the|my|postcode))* ',
	around: '(nearby|around|postcode|in)( postcode)? ',
});

/** Before what a vehicle must not be or have. */
export const NOT = phraseTable({
	not:
		"(not?|nothing|never|isn'?t|avoid|except( for)?|excluding|without|anything but|other than|instead of|don'?t want)" +
		'( an?y?| the| in| near(?! new)| with)* ',
});

/** Before a further thing that a vehicle must not be or have. */
export const NOR = phraseTable({ nor: ',? *n?or( an?y?)* ' });
