import { offeredDollars } from '../../domain/lead-problems.ts';
import type { JsonObject } from './read-json.ts';

/** Boxes: a browser leaves out what is not ticked. */
const FLAGS = [
	'opt_in',
	'opt_in_marketing',
	'terms_conditions',
	'opt_in_finance',
	'opt_in_trade',
	'autogauge_enabled',
	'form_completed',
	'offer_accepted',
	'isLastStep',
];
/** Fields of which there may be several. */
const LISTS = ['additional_services'];
const NUMBERS = ['kms', 'offer_price'];

const UNTICKED = new Set(['', 'false', 'off', 'no', '0']);

/** What a form without JavaScript says, in the types of the contracts. */
export function readForm(text: string): JsonObject {
	const sent = new URLSearchParams(text);
	const values: JsonObject = {};
	for (const name of new Set(sent.keys())) {
		const given = sent.getAll(name).filter((value) => value !== '');
		const last = given.at(-1) ?? '';
		if (FLAGS.includes(name)) values[name] = !UNTICKED.has(last.toLowerCase());
		else if (LISTS.includes(name)) values[name] = given;
		else if (NUMBERS.includes(name)) values[name] = last.replace(/[$,\s]/g, '');
		else if (name === 'offer_from_client') values[name] = offeredDollars(last) ?? last;
		// What a browser sends as text it ends lines of with CR LF.
		else values[name] = last.replaceAll('\r\n', '\n');
	}
	return values;
}
