import { phraseTable } from './phrase-table.ts';

/** Texts that are meant literally: in quotes, and with a minus. */
export const EXACT = phraseTable({ word: '-?"[^"]+"|-[^ ,;]+' });

/** Kilometres. */
export const KMS = 'km|ks';

/** Sort orders, and what has no filter though a part of it has. */
export const PHRASES = phraseTable({
	word: 'like new',
	price_asc: 'cheap(est)?( first)?',
	km_asc: `low(est|er)? (${KMS}|k)`,
});

/** What a colour or fuel before it describes instead of the vehicle: 'black wheels', 'electric sunroof'. */
export const PARTS = phraseTable({
	part: 'leather|interior|wheel|alloy|t?rim|(sun ?)?roof|pack|badge',
});

/** Before the name of a place or a postcode; after 'near' only a place can follow. */
export const NEAR = phraseTable({
	near: '(near|close to)( (the|my|postcode))* ',
	around: '(nearby|around|postcode|in)( postcode)? ',
});

/** Before what a vehicle must not be or have; rarer ones are a 'not' in a sentence that is read again. */
export const NOT = phraseTable({
	not: '(not?|nothing|except( for)?|without|anything but)( an?y?| the| in| near(?! new)| with)* ',
});

/** Before a further thing that a vehicle must not be or have. */
export const NOR = phraseTable({ nor: ',? *n?or( an?y?)* ' });
