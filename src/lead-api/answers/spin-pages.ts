import type { Context } from 'hono';
import { SERVICE_PATH } from '../../api/endpoint.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import { type SpinResult, spinForm } from '../../api/spin/spin.ts';
import { proofSteps, resultWords } from '../../domain/spin/result-words.ts';
import type { Env } from '../deps.ts';
import type { Promotion } from '../spin/promotion.ts';
import { callLine, escaped, htmlPage } from './html-page.ts';

/** What the pages of a spin without JavaScript carry. */
interface Carried {
	name: string;
	phone: string;
	agreed: boolean;
}

const FORM = `<form method="post" action="${SERVICE_PATH}${spinForm.path}">`;

/** The entry once more, with what is wrong with it. */
export function spinEntryPage(
	{ name, phone, agreed }: Carried,
	problems: readonly { field: string; message: string }[],
	{ site, promotion, asksPhone }: { site: ApiSite; promotion: Promotion; asksPhone: boolean },
): Response {
	const field = (id: string, label: string, attributes: string) => {
		const problem = problems.find((one) => one.field === id)?.message;
		const fault = problem ? `<p class="fault" id="${id}-fault" role="alert">${escaped(problem)}</p>` : '';
		const invalid = problem ? ` aria-invalid="true" aria-describedby="${id}-fault"` : '';
		const control = `<input id="${id}" name="${id}" ${attributes}${invalid}>`;
		return id === 'agreed'
			? `${fault}<label class="tick" for="${id}">${control} ${escaped(label)}</label>`
			: `<label for="${id}">${escaped(label)}</label>${fault}${control}`;
	};
	const body = `${FORM}
${field('name', 'Your name', `autocomplete="name" value="${escaped(name)}"`)}
${asksPhone ? field('phone', 'Your phone', `type="tel" autocomplete="tel" value="${escaped(phone)}"`) : ''}
${field('agreed', promotion.agreement, `type="checkbox" value="yes"${agreed ? ' checked' : ''}`)}
<p><a href="${escaped(promotion.terms)}">Full terms</a></p>
<button>Continue</button>
</form>
${callLine(site)}`;
	return htmlPage(422, 'Spin to win', body, site, 'Error: ');
}

/** The seal of the spin, which is drawn when the form is sent once more; `again` after an unusable number or word. */
export function spinSealPage(
	{ name, phone, seal }: Carried & { seal: string },
	site: ApiSite,
	attempt: 'first' | 'again',
): Response {
	const isAgain = attempt === 'again';
	const fault = isAgain
		? '<p class="fault" id="own_number-fault" role="alert">Use letters and digits, up to 40, without spaces.</p>'
		: '';
	const body = `<p>Your draw is locked in already. This is its seal; with your result you get the key to check it.</p>
<p style="overflow-wrap:anywhere"><code>${escaped(seal)}</code></p>
${FORM}
<input type="hidden" name="name" value="${escaped(name)}">
<input type="hidden" name="phone" value="${escaped(phone)}">
<input type="hidden" name="agreed" value="yes">
<input type="hidden" name="seal" value="${escaped(seal)}">
<label for="own_number">Any number or word of your own</label>
<p id="own_number-hint">It is mixed into the draw, so that we cannot have chosen your result.</p>
${fault}<input id="own_number" name="own_number" autocomplete="off" maxlength="40" pattern="[A-Za-z0-9]+" aria-describedby="own_number-hint" required autofocus>
<button>Spin</button>
</form>
${callLine(site)}`;
	return htmlPage(isAgain ? 422 : 200, 'Ready to spin', body, site, isAgain ? 'Error: ' : '');
}

/** The result, with its code and how to check the draw. */
export function spinResultPage(result: SpinResult, site: ApiSite, promotion: Promotion): Response {
	const { heading, text } = resultWords(result, promotion);
	const code = result.code ? `<p><strong>${escaped(result.code)}</strong></p>` : '';
	const steps = proofSteps(result, promotion).map((step) => `<li>${escaped(step)}</li>`);
	const body = `<p>${escaped(text)}</p>
${code}
<h2>Check the draw yourself</h2>
<ol style="overflow-wrap:anywhere">${steps.join('')}</ol>
${callLine(site)}`;
	return htmlPage(200, heading, body, site);
}

/** A page with the cookies that were set for its visitor. */
export function withCookies(c: Context<Env>, page: Response): Response {
	return c.newResponse(page.body, {
		status: page.status as 200,
		headers: Object.fromEntries(page.headers),
	});
}
