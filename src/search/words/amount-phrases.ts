import type { RangeFacetName } from '../facets/facets.ts';
import { type KindOf, phraseTable } from './phrase-table.ts';

/** What a number counts: dollars are the price, '40k' may be. A mass is that of the words around it. */
export type Measure = RangeFacetName | KindOf<typeof UNITS> | '';

/** Which numbers are meant: up to a number, from it on, and so on; 'exact' for a number by itself, and 'range' for two. */
export type Bound = KindOf<typeof BOUNDS | typeof JOINS>;

const EVERY = '((a|per|each|every|p|/) ?)?';

/** Units after a number. */
export const UNITS = phraseTable({
	km: 'km( on the clock)?|on (the clock|it)',
	weekly_price_range: `${EVERY}(week(ly)?|wk|w)`,
	fortnight: `${EVERY}(fortnight(ly)?|fn)`,
	month: `${EVERY}(month(ly)?|mth)`,
	body_length: 'ft',
	metre: '(?<=\\d)m|met(re|er)',
	kilogram: 'kg|kilo(gram)?',
	tonne: 'tonne|ton|t',
	engine_capacity: 'cc',
	seats: 'seat(er)?',
	sleeps: 'berth',
	age: 'y(ea)?rs?( old)?|yo',
});

/** What is counted, before a number; a mass also after it. */
export const SUBJECTS = phraseTable({
	km: 'km|done',
	price: '(price|budget|spend)( is| of)?',
	weekly_price_range: '(weekly )?(re)?payment|weekly( budget)?',
	seats: 'seat',
	sleeps: 'sleep',
	aggregate_trailer_mass: 'atm',
	tare_weight: 'tare',
});

/** 'Nothing over 30k', 'no cars with over 100,000 km'. */
const NO = '(not?|nothing)( cars| with)*';

/** Words before a number. 'Between' says nothing of a single one. */
export const BOUNDS = phraseTable({
	no_older: `${NO} older than`,
	max: `up ?to|max|${NO} (more than|over|above)|at most|sub|within|<=?`,
	under: 'under|below|less( than)?',
	min: `at least|from|since|min(imum)?|${NO} (less than|under|below)|>=?`,
	over: 'over|above|more than',
	around: 'around|about|close to|approx(imate)?(ly)?|roughly|circa|~',
	before: 'before|pre|older than',
	after: 'after|post|newer than',
	exact: 'between',
});

/** 'Or over' before another number belongs to that one. */
const NO_NUMBER = '(?!( to| than)? ?[$\\d])';

/** Words after a number. */
export const TAILS = phraseTable({
	max: `(or|and) (less|under|below|older|shorter)${NO_NUMBER}|max`,
	min: `(or|and) (more|newer|later|above|over|up|longer)${NO_NUMBER}|up(?! ?to)|on(ward|(?=,|$))|plus|min(imum)?|\\+`,
	around: 'ish|or so',
});

/** What joins a number to the one before. 'Under 40k and 7 seats' are two amounts. */
export const JOINS = phraseTable({ range: '-|/|to|(?<=between.+)and', choice: 'or' });
