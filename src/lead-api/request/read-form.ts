import { offeredDollars } from '../../domain/lead/lead-problems.ts';
import { typedMoment } from '../../domain/time/typed-moment.ts';
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
/** Boxes by which a visitor consents to something; each sends the words beside it. */
const CONSENT = ['opt_in', 'opt_in_marketing', 'terms_conditions'];
/** Values of a box that are no words. */
const TICKED = new Set(['on', 'true', '1', 'yes']);
/** Fields of which there may be several. */
const LISTS = ['additional_services'];
/** Fields that ask for a day and a time. */
const VISITS = ['test_drive_date', 'service_date'];
const NUMBERS = ['kms', 'year', 'offer_price'];

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
		else if (NUMBERS.includes(name)) values[name] = last.replace(/[$,\s]|kms?$/gi, '');
		else if (VISITS.includes(name)) values[name] = momentOf(last);
		else if (name === 'offer_from_client') values[name] = offeredDollars(last) ?? last;
		// What a browser sends as text it ends lines of with CR LF.
		else values[name] = last.replaceAll('\r\n', '\n');
	}
	const words = consentWords(sent);
	return words === '' ? values : { ...values, consent_text: words };
}

/** A day and a time as typed, in the form of the contracts; anything else stays as it was typed, to be mended. */
function momentOf(typed: string): string {
	const moment = typedMoment(typed);
	return moment?.includes('T') ? moment : typed;
}

/** What was agreed to, a line each: what a page that is mended carries along, and the words of the boxes that are ticked now. */
function consentWords(sent: URLSearchParams): string {
	const ticked = CONSENT.map((name) => sent.get(name) ?? '').filter(
		(value) => !UNTICKED.has(value.toLowerCase()) && !TICKED.has(value.toLowerCase()),
	);
	const carried = (sent.get('consent_text') ?? '').split(/\r?\n/);
	return [...new Set([...carried, ...ticked])].filter((line) => line !== '').join('\n');
}
