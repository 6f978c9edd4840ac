import type { LeadDraft } from '../stores/lead-drafts.ts';
import { element } from './element.ts';
import look from './notice.css?url';

/**
 * Says at the head of a page what became of something the visitor wrote on another one: that it was sent, or why not and what to do.
 *
 * @param forget deletes the draft
 */
export function showNotice({ page, title, refused }: LeadDraft, isSent: boolean, forget: () => void): void {
	const note = element('div', 'draft-note wrap');
	note.role = isSent ? 'status' : 'alert';
	const reasons = [refused?.error, ...(refused?.problems ?? []).map(({ message }) => message)].filter(
		(text) => typeof text === 'string',
	);
	const open = element('a', 'link', 'Open it again');
	open.href = page;
	const remove = element('button', 'link', isSent ? 'Close' : 'Delete it');
	remove.type = 'button';
	remove.addEventListener('click', () => {
		if (!isSent) forget();
		note.remove();
	});
	note.append(
		element(
			'p',
			'',
			element('b', '', isSent ? `Now sent: ${title}.` : `Not sent: ${title}.`),
			isSent
				? ' What you wrote earlier has reached us.'
				: ` ${reasons.join(' ')} What you wrote is kept on this device.`,
		),
		element('p', 'draft-note__ways', ...(isSent ? [] : [open]), remove),
	);
	const sheet = element('link', '');
	Object.assign(sheet, { rel: 'stylesheet', href: look });
	note.prepend(sheet);
	document.querySelector('main')?.before(note);
}
