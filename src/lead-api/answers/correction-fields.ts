import type { FieldProblem } from '../../api/problem.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import { APPLICATION_FIELDS, controlOf, fieldOfAnswer } from '../../domain/finance-application/fields.ts';
import { financeConsentWords } from '../../domain/finance-application/problems.ts';
import { RESERVING_TERMS_LABEL, TERMS_LABEL, TERMS_PROBLEM } from '../../domain/lead/lead-problems.ts';
import { formatTime, minutesOf } from '../../domain/time/time-of-day.ts';
import { knownCategories } from '../intake/check-fields.ts';
import type { JsonObject } from '../request/read-json.ts';
import { escaped } from './html-page.ts';
import { TRADE_IN_LABELS, tradeInChoices } from './trade-in-fields.ts';

/** Labels of the fields that a visitor can correct, in page order. */
export const CORRECTABLE_FIELDS: Readonly<Record<string, string>> = {
	category: 'Category',
	dealership_slug: 'Dealership',
	location: 'Location',
	test_drive_date: 'Test Drive Booking Date',
	service_work: 'What does it need?',
	service_date: 'Preferred day and drop-off time',
	Rego: 'Rego',
	'Vehicle Make': 'Make',
	'Vehicle Model': 'Model',
	year: 'Year',
	...TRADE_IN_LABELS,
	part: 'Part name or number',
	subcategory: 'What it is about',
	offer_from_client: 'Your offer',
	name: 'Name',
	email: 'Email',
	phone: 'Phone',
	message: 'Message',
	...Object.fromEntries(
		Object.entries(APPLICATION_FIELDS).map(([name, { label }]) => [controlOf(name), label]),
	),
	finance_consent: 'Consent',
	terms_conditions: TERMS_LABEL,
};

const TYPES: Readonly<Record<string, string | undefined>> = {
	email: 'email',
	phone: 'tel',
};

/** The field's `autocomplete` token, for the browser's autofill (WCAG 1.3.5). */
const AUTOCOMPLETE: Readonly<Record<string, string | undefined>> = {
	name: 'name',
	email: 'email',
	phone: 'tel',
};

/**
 * HTML of a field with its label, the value entered and its error messages.
 *
 * @param values everything that was sent
 */
export function correctableField(
	name: string,
	values: JsonObject,
	problems: readonly FieldProblem[],
	site: ApiSite,
): string {
	const value = values[name];
	const label = escaped(CORRECTABLE_FIELDS[name] ?? name);
	const typed = value === undefined ? '' : escaped(asTyped(String(value)));
	const fault = faultOf(name, problems);
	const attributes = [
		`id="${name}" name="${name}"`,
		...(AUTOCOMPLETE[name] ? [`autocomplete="${AUTOCOMPLETE[name]}"`] : []),
		...(fault ? [`aria-invalid="true" aria-describedby="${name}-fault"`] : []),
	].join(' ');
	const words = consentWords(name, values, site);
	if (words !== null) {
		const box = `<input type="checkbox" ${attributes} value="${escaped(words)}"${value === true ? ' checked' : ''}>`;
		return `<label class="tick">${box} ${escaped(words)}</label>${fault}`;
	}
	const head = `<label for="${name}">${label}</label>`;
	if (name === 'message') return `${head}<textarea ${attributes}>${typed}</textarea>${fault}`;
	const options = choicesOf(name, site)?.map(
		([key, text]) =>
			`<option value="${escaped(key)}"${key === value ? ' selected' : ''}>${escaped(text)}</option>`,
	);
	if (options)
		return `${head}<select ${attributes}><option value="">Please choose</option>${options.join('')}</select>${fault}`;
	return `${head}<input ${attributes} type="${TYPES[name] ?? 'text'}" value="${typed}">${fault}`;
}

/** A day and time as forms ask for it, '28/11/2026 10:30am'; any other text as it was typed. */
function asTyped(text: string): string {
	const [, year, month, day, time] = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2})$/.exec(text) ?? [];
	return time ? `${day}/${month}/${year} ${formatTime(minutesOf(time))}` : text;
}

/** Error messages of a field as HTML; an unticked terms box gets an asterisk below it (ENQUIRY-016, resolution 107). */
function faultOf(name: string, problems: readonly FieldProblem[]): string {
	const faults = problems
		.filter(({ field }) => field === name)
		.map(({ message }) => escaped(message === TERMS_PROBLEM ? `*${message}` : message));
	return faults.length === 0 ? '' : `<p class="fault" id="${name}-fault">${faults.join('<br>')}</p>`;
}

function choicesOf(name: string, site: ApiSite): readonly (readonly [string, string])[] | null {
	switch (name) {
		case 'category':
			return knownCategories(site).map((category) => [category, category]);
		case 'dealership_slug':
			return site.dealerships.map((dealership) => [dealership.slug, dealership.name]);
		case 'location':
			return site.locations.map((location) => [location.id, location.name]);
		default:
			return name.startsWith(controlOf(''))
				? answerChoices(name.slice(controlOf('').length))
				: tradeInChoices(name, site);
	}
}

function answerChoices(name: string): [string, string][] | null {
	const options = fieldOfAnswer(name)?.options;
	return options ? [...options] : null;
}

/** Text of a consent box of the form with these values, which is sent with it; null for any other field. */
export function consentWords(name: string, values: JsonObject, site: ApiSite): string | null {
	if (name === 'terms_conditions') return isCheckout(values) ? RESERVING_TERMS_LABEL : TERMS_LABEL;
	return name === 'finance_consent' ? financeConsentWords(site.name) : null;
}

/** Whether a form is that of the checkout, which alone says what the deposit is. */
export const isCheckout = ({ deposit }: JsonObject): boolean => deposit !== undefined;
