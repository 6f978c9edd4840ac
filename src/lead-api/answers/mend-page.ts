import type { ApiSite } from '../../contracts/api-site.ts';
import type { FieldProblem } from '../../contracts/lead.ts';
import { PROBLEMS_HEADING, TERMS_PROBLEM, TERMS_WORDS } from '../../domain/lead-problems.ts';
import { knownCategories } from '../intake/check-fields.ts';
import type { JsonObject } from '../request/read-json.ts';
import { findVehicle } from '../sites.ts';
import { callLine, escaped, htmlPage } from './html-page.ts';

/** What a visitor typed or ticked and may look at again. */
const ALWAYS_SHOWN: readonly string[] = ['name', 'email', 'phone', 'message', 'terms_conditions'];
/** Fields that can be mended, in their order; those that are right, and all others, go along as they were. */
const SHOWN: Readonly<Record<string, string>> = {
	category: 'Category',
	dealership_slug: 'Dealership',
	location: 'Location',
	test_drive_date: 'Test Drive Booking Date',
	offer_from_client: 'Your offer',
	name: 'Name',
	email: 'Email',
	phone: 'Phone',
	message: 'Message',
	terms_conditions: TERMS_WORDS,
};
const TYPES: Readonly<Record<string, string | undefined>> = {
	email: 'email',
	phone: 'tel',
	test_drive_date: 'datetime-local',
};

/** Names what has to be mended in a form without JavaScript, with everything that was typed still in it. */
export function mendPage(
	path: string,
	values: JsonObject,
	problems: readonly FieldProblem[],
	site: ApiSite,
): Response {
	const isWrong = (name: string) => problems.some(({ field }) => field === name);
	const shown = Object.keys(SHOWN).filter(
		(name) => isWrong(name) || (name in values && ALWAYS_SHOWN.includes(name)),
	);
	const fields = shown.map((name) => fieldOf(name, values[name], problems, site));
	const rest = Object.entries(values).filter(([name]) => !shown.includes(name));
	const vehicle = typeof values['car_id'] === 'string' ? findVehicle(site, values['car_id']) : null;
	const listed = problems.map(({ message }) => `<li>${escaped(message)}</li>`).join('');
	const body = `<div class="wrong" role="alert"><p>${PROBLEMS_HEADING}</p><ul>${listed}</ul></div>
${vehicle ? `<p>About: ${escaped(vehicle.title)}</p>` : ''}
<form method="post" action="${escaped(path)}">
${rest.flatMap(([name, value]) => hidden(name, value)).join('\n')}
${fields.join('\n')}
<button>Send</button>
</form>
${callLine(site)}`;
	return htmlPage(422, 'Almost there', body);
}

function fieldOf(name: string, value: unknown, problems: readonly FieldProblem[], site: ApiSite): string {
	const label = escaped(SHOWN[name] ?? name);
	const typed = value === undefined ? '' : escaped(String(value));
	const fault = problems
		.filter(({ field }) => field === name)
		// The catalogue has this one with a star under its box (ENQUIRY-016, resolution 107).
		.map(
			({ message }) => `<p class="fault">${escaped(message === TERMS_PROBLEM ? `*${message}` : message)}</p>`,
		)
		.join('');
	const options = choicesOf(name, site);
	if (name === 'terms_conditions')
		return `<label class="tick"><input type="checkbox" name="${name}" value="true"${value === true ? ' checked' : ''}> ${label}</label>${fault}`;
	const head = `<label for="${name}">${label}</label>`;
	if (name === 'message') return `${head}<textarea id="${name}" name="${name}">${typed}</textarea>${fault}`;
	if (options) {
		const list = options.map(
			([key, text]) =>
				`<option value="${escaped(key)}"${key === value ? ' selected' : ''}>${escaped(text)}</option>`,
		);
		return `${head}<select id="${name}" name="${name}"><option value="">Please choose</option>${list.join('')}</select>${fault}`;
	}
	return `${head}<input id="${name}" name="${name}" type="${TYPES[name] ?? 'text'}" value="${typed}">${fault}`;
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
			return null;
	}
}

function hidden(name: string, value: unknown): string[] {
	const all = Array.isArray(value) ? value : [value];
	return all.map((one) => `<input type="hidden" name="${escaped(name)}" value="${escaped(String(one))}">`);
}
