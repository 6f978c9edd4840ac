import { isStep, type LeadDraft } from '../stores/lead-drafts.ts';
import stylesheet from './notice.css?url';

/** The HTML of the notice without its texts. */
const NOTICE = `<link rel="stylesheet" href="${stylesheet}">
<p><b></b> <span></span></p>
<p class="draft-note__ways"><a class="link">Open it again</a><button class="link" type="button"></button></p>`;

/**
 * Shows at the top of a page the result of a form that the visitor filled in on another: that it was sent, or why not and what to do.
 *
 * @param forget deletes the draft
 */
export function showNotice(draft: LeadDraft, outcome: 'sent' | 'refused', forget: () => void): void {
	const { page, title, refused } = draft;
	const isSent = outcome === 'sent';
	const goesOn = isSent && isStep(draft);
	const note = document.createElement('div');
	note.className = 'draft-note wrap';
	note.role = isSent ? 'status' : 'alert';
	note.innerHTML = NOTICE;
	const [heading, text] = ['b', 'span'].map((name) => note.querySelector(name) as HTMLElement);
	const open = note.querySelector('a') as HTMLAnchorElement;
	const remove = note.querySelector('button') as HTMLButtonElement;
	const reasons = [refused?.error, ...(refused?.problems ?? []).map(({ message }) => message)];
	const why = reasons.filter((reason) => typeof reason === 'string').join(' ');
	if (heading)
		heading.textContent = `${isSent ? 'Now' : 'Not'} sent: ${title}${/[.?!]$/.test(title) ? '' : '.'}`;
	if (text)
		text.textContent = isSent
			? 'What you wrote earlier has reached us.'
			: `${why} What you wrote is saved on this device.`;
	open.href = page;
	open.hidden = isSent && !goesOn;
	if (goesOn) open.textContent = 'Pick up where you left off';
	remove.textContent = isSent ? 'Close' : 'Delete it';
	remove.addEventListener('click', () => {
		if (!isSent) forget();
		note.remove();
	});
	document.querySelector('main')?.before(note);
}
