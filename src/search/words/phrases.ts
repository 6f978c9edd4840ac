import { phraseTable } from './phrase-table.ts';

/** Texts that are meant literally: in quotes, and with a minus. */
export const EXACT = phraseTable({ word: '-?"[^"]+"|-[^ ,;]+' });

/** Sort orders, and what has no filter though a part of it has, as in 'to tow a caravan'. */
export const PHRASES = phraseTable({
	word:
		'(as|like|near(ly)?|almost) new|' +
		'new (tyre|shape|engine|brake|battery|clutch|model|rego|roadworthy|licen[cs]e|rwc|to|driver|motor|south|zealand)|' +
		'(owner|service|workshop)s? manual|used (by|for)|demo drive|drive away|' +
		'(save|card|voucher) [$\\d,.k]+|' +
		'\\$?\\d[\\d,.]*(k|00) (deposit|trade|off(?! ?road)|cash ?back|bonus|fuel|gift)|' +
		'[\\d,. ]+(km|month|y(ea)?r)s? (warranty|servic(e|ing)|timing)|(at|every) [\\d,. ]+km|' +
		'\\w+ coast|android auto|bike (rack|carrier)|\\w+ damaged?|' +
		'(good|easy|cheap|light|great|better) on (petrol|fuel|gas|diesel|juice)|long range|[lp] ?plate?r?|' +
		'\\w+[ -]?(door|dr|cab(?!s?[ -]chassis))',
	unused:
		'family of \\w+|\\w+ than (an?|the|my) [\\w-]+|(tow|pull)(ing|s)? (?!bar|pack|hitch|ute|suv)(at least |over )?[\\w.]+( tonne| kgs?)?( caravan| trailer| boat| van)?',
	weekly_asc: '(lowest|cheapest|smallest) (repayment|weekly)',
	price_asc: 'cheap(est( first)?)?|lowest priced?|price low to high',
	price_desc: 'most expensive|dearest|highest priced?|price high to low',
	latest: '(latest|new(est)?|(most )?recent)( stock)? (arrival|listing|first)|just arrived|latest',
	year_desc: 'newest( to oldest)?|most recent',
	km_asc: 'low(est|er)? km?',
});

/** What a colour or fuel before it describes instead of the vehicle: 'black wheels', 'electric sunroof'. */
export const PARTS = phraseTable({
	part: 'leather|interior|wheel|alloy|t?rim|(sun ?)?roof|pack|badge|tyre|hill|tooth',
});

/** Before the name of a place or a postcode; after 'near' only a place can follow. */
export const NEAR = phraseTable({
	near: '(near|close to)( (the|my|postcode))* ',
	around: '(nearby|around|postcode|in)( postcode)? ',
});

/** Before what a vehicle must not be or have, or may be or have; the rarer words for it are a 'not' already. */
export const NOT = phraseTable({
	either: 'no need( for)?( an?y?)* ',
	not: '(not?|nothing|except( for)?|without|(every|any)thing but)( an?y?| all| the| in| for| from| near(?! new)| with)* ',
});

/** Before a further thing that a vehicle must not be or have; after others than 'nor' it may be what is wanted instead. */
export const NOR = phraseTable({ nor: ',? *n?or( an?y?)* ', and: ',? *and( an?y?)* ', comma: ',? ' });
