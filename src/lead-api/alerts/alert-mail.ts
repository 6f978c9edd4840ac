import type { ApiSite } from '../../api/site/site-file.ts';
import { withHardHyphens } from '../../domain/vehicle/naming/unbroken-names.ts';
import { escaped, escapedWhole } from '../answers/html-page.ts';
import { oneLine } from '../delivery/plain-text.ts';
import type { AnnouncedChange } from '../store/alerts/alert-store.ts';
import { changeAddress } from './change-address.ts';
import { senderLines } from './sender-lines.ts';

/** A mail as text and as HTML. */
export interface AlertMail {
	subject: string;
	text: string;
	html: string;
}

const REASON =
	'You get this email because you turned on alerts for the vehicles and searches you saved. We send at most one a day.';

/**
 * The mail with changes of saved vehicles, the best first.
 *
 * @param unsubscribe the link that stops these mails
 */
export function alertMail(
	changes: readonly AnnouncedChange[],
	site: ApiSite,
	unsubscribe: string,
): AlertMail {
	const more = changes.length - 1;
	const others = more > 0 ? ` and ${more} more ${more === 1 ? 'change' : 'changes'}` : '';
	const entries = changes.map((change) => ({
		title: oneLine(change.title),
		short: oneLine(change.short).toLowerCase(),
		sentence: oneLine(change.sentence),
		url: changeAddress(change, site),
	}));
	const [best] = entries;
	const subject = `${best?.title}: ${best?.short}${others}`;
	const signature = senderLines(site).map(oneLine);
	const blocks = [
		...entries.map(({ title, sentence, url }) => [
			withHardHyphens(title),
			withHardHyphens(sentence),
			...(url ? [url] : []),
		]),
		[REASON, `Stop these emails: ${unsubscribe}`],
		signature,
	];
	return {
		subject,
		text: `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`,
		html: mailDocument(
			subject,
			`${entries.map(htmlEntry).join('\n')}
<hr style="border:0;border-top:1px solid #d5d9de;margin:1.5rem 0">
<p style="${SMALL}">${escaped(REASON)} <a href="${escaped(unsubscribe)}">Stop these emails</a>, without signing in.</p>
<p style="${SMALL}">${signature.map(escaped).join('<br>')}</p>`,
		),
	};
}

/** The mail that asks a shopper to confirm an address. It names nothing that was saved: the address may be another person's. */
export function confirmationMail({ url, ends }: { url: string; ends: string }, site: ApiSite): AlertMail {
	const name = oneLine(site.name);
	const subject = `Confirm your email address: ${name}`;
	const about = `This address was entered for emails from ${name} about saved vehicles and searches. They begin when you confirm it:`;
	const without = `If it was not you, please ignore this email: nothing more is sent. The link works until ${ends}.`;
	const signature = senderLines(site).map(oneLine);
	return {
		subject,
		text: `${[about, url, without, signature.join('\n')].join('\n\n')}\n`,
		html: mailDocument(
			subject,
			`<p>${escaped(about)}</p>
<p><a href="${escaped(url)}" style="font-weight:600">Confirm my email address</a></p>
<p>${escaped(without)}</p>
<p style="${SMALL}">${signature.map(escaped).join('<br>')}</p>`,
		),
	};
}

const SMALL = 'font-size:.875rem;color:#4a525c';

function htmlEntry({
	title,
	sentence,
	url,
}: {
	title: string;
	sentence: string;
	url: string | null;
}): string {
	const heading = url
		? `<a href="${escaped(url)}" style="color:#1d232b">${escapedWhole(title)}</a>`
		: escapedWhole(title);
	return `<h2 style="font-size:1.1rem;margin:1.5rem 0 .25rem">${heading}</h2>
<p style="margin:0">${escapedWhole(sentence)}</p>`;
}

/** Styles are in the elements: mail programs drop stylesheets. */
function mailDocument(title: string, body: string): string {
	return `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body style="font:1rem/1.5 system-ui,sans-serif;color:#1d232b;max-width:34rem;margin:0 auto;padding:1rem">
${body}
</body></html>
`;
}
