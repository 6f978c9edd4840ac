import type { FieldProblem } from '../../api/problem.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import { controlOf } from '../../domain/finance-application/fields.ts';
import { PROBLEMS_HEADING } from '../../domain/lead/lead-problems.ts';
import type { JsonObject } from '../request/read-json.ts';
import { findVehicle } from '../sites.ts';
import { CORRECTABLE_FIELDS, consentWords, correctableField, isCheckout } from './correction-fields.ts';
import { callLine, escaped, escapedWhole, htmlPage } from './html-page.ts';
import { conditionControl } from './trade-in-fields.ts';

/** Fields shown even when they are valid, so that visitors can review what they entered. */
const ALWAYS_SHOWN: readonly string[] = ['name', 'email', 'phone', 'message', 'terms_conditions'];

/**
 * Error page of a form sent without JavaScript: an error summary with links to the fields, and the values entered. Valid fields and fields
 * that cannot be corrected on a page are resent as hidden inputs.
 */
export function correctionPage(
	path: string,
	sent: JsonObject,
	problems: readonly FieldProblem[],
	site: ApiSite,
): Response {
	const values = withAnswers(sent);
	const isWrong = (name: string) => problems.some(({ field }) => field === name);
	const shown = Object.keys(CORRECTABLE_FIELDS).filter(
		(name) => isWrong(name) || (name in values && ALWAYS_SHOWN.includes(name)),
	);
	const fields = shown.map((name) => correctableField(name, values, problems, site));
	const carried = { ...values, consent_text: carriedWords(values, shown, site) };
	const rest = Object.entries(carried).filter(([name]) => !shown.includes(name));
	const vehicle = typeof values['car_id'] === 'string' ? findVehicle(site, values['car_id']) : null;
	const listed = problems.map(({ field, message }) => {
		const words = escaped(message);
		return `<li>${shown.includes(field) ? `<a href="#${field}">${words}</a>` : words}</li>`;
	});
	const body = `<div class="wrong" role="alert"><p>${PROBLEMS_HEADING}</p><ul>${listed.join('')}</ul></div>
${vehicle ? `<p>About: ${escapedWhole(vehicle.title)}</p>` : ''}
<form method="post" action="${escaped(path)}">
${rest.flatMap(([name, value]) => hidden(name, value)).join('\n')}
${fields.join('\n')}
<button>${isCheckout(values) ? 'Continue to the deposit' : 'Send'}</button>
</form>
${callLine(site)}`;
	return htmlPage(422, 'Almost there', body, site, 'Error: ');
}

/** Consent texts accepted so far, without that of the terms box when the page shows it again. */
function carriedWords(values: JsonObject, shown: readonly string[], site: ApiSite): string {
	const { consent_text } = values;
	const lines = typeof consent_text === 'string' ? consent_text.split('\n') : [];
	const shownWords = shown.map((name) => consentWords(name, values, site));
	return lines.filter((line) => !shownWords.includes(line)).join('\n');
}

/** All values of a sent form as hidden inputs. */
export function hiddenFields(sent: JsonObject): string {
	return Object.entries(withAnswers(sent))
		.flatMap(([name, value]) => hidden(name, value))
		.join('\n');
}

function hidden(name: string, value: unknown): string[] {
	const all = Array.isArray(value) ? value : [value];
	return all.map((one) => `<input type="hidden" name="${escaped(name)}" value="${escaped(String(one))}">`);
}

/** Answers of a finance application and about a vehicle's condition as separate fields, as their forms send them. */
function withAnswers({ application, adjustmentAnswers, ...values }: JsonObject): JsonObject {
	return {
		...values,
		...namedBy(controlOf, application),
		...namedBy(conditionControl, adjustmentAnswers),
	};
}

function namedBy(control: (name: string) => string, answers: unknown): JsonObject {
	if (typeof answers !== 'object' || answers === null) return {};
	return Object.fromEntries(Object.entries(answers).map(([name, value]) => [control(name), value]));
}
