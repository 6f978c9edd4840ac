import { leadTarget } from '../../api/leads/lead-target.ts';
import { type LeadInputs, type LeadOutcome, sendLead } from '../../api/leads/send-lead.ts';
import { unreached } from '../../api/unreached.ts';
import { noteSentLater } from '../stores/chat-drafts.ts';
import { currentDraft, type LeadDraft, leadDrafts, withDraft, withoutDraft } from '../stores/lead-drafts.ts';
import { afterAttempt } from './after-attempt.ts';
import { DRAFT_KEPT, tellDraft } from './draft-events.ts';
import { proofOfWork } from './proof-of-work.ts';
import { showNotice } from './show-notice.ts';

// Sends drafts while the page is open: immediately, when the network is back, and when the service's retry time has come.
const dealer = document.body.dataset['dealer'] ?? '';
const $drafts = leadDrafts(dealer);
let timer: ReturnType<typeof setTimeout> | undefined;

addEventListener('online', sendAll);
document.addEventListener(DRAFT_KEPT, wait);
document.dispatchEvent(new Event('lead:drafts'));
for (const draft of $drafts.get()) if (draft.refused && !isInForm(draft)) tell(draft);
sendAll();

/** In one tab at a time, so that no lead is sent twice. */
async function sendAll(): Promise<void> {
	if (navigator.locks)
		await navigator.locks.request('lead-drafts', { ifAvailable: true }, async (lock) => {
			if (lock) await sendDue();
		});
	else await sendDue();
	wait();
}

async function sendDue(): Promise<void> {
	for (const kept of $drafts.get()) {
		const now = Date.now();
		const draft = currentDraft(kept, now);
		const isDue = !draft.refused && draft.retryAt <= now && navigator.onLine;
		const outcome = isDue ? await attempt(draft) : null;
		const next = outcome ? afterAttempt(draft, outcome, Date.now()) : draft;
		if (next === kept) continue;
		const { submission_id } = draft.body;
		$drafts.update((drafts) => (next ? withDraft(drafts, next) : withoutDraft(drafts, submission_id)));
		const lead_id = outcome && 'lead_id' in outcome ? outcome.lead_id : null;
		if (lead_id !== null) noteSentLater(dealer, draft, lead_id);
		if (!next || next.refused) tell(next ?? kept, lead_id);
	}
}

/** Sends a draft under its first `submission_id`, so that the lead API makes one lead of it. */
async function attempt({ address, body, needsProof }: LeadDraft): Promise<LeadOutcome> {
	const target = leadTarget(address);
	if (!target) return { status: 'invalid', message: 'It cannot be sent any more.', problems: [] };
	const made = needsProof ? await proofOfWork(target.api, () => {}).take() : null;
	if (made && 'none' in made) {
		if (made.none === 'away') return unreached();
		const message = 'This browser could not run the spam check by itself. Please send it from its form.';
		return { status: 'invalid', message, problems: [] };
	}
	// The form checked it by the contract, unless it could not load that; the service checks it anyway.
	const input = { ...body, ...(made && { captcha: made.payload }) } as LeadInputs[typeof target.kind];
	return sendLead(input, target);
}

/** Waits until the first of the waiting drafts may be sent. */
function wait(): void {
	clearTimeout(timer);
	const waiting = $drafts.get().filter(({ refused }) => !refused);
	const first = Math.min(...waiting.map(({ retryAt }) => retryAt));
	// While offline, the browser's `online` event triggers the next attempt.
	if (waiting.length > 0 && navigator.onLine) timer = setTimeout(sendAll, Math.max(1000, first - Date.now()));
}

/** Whether the draft's form is visible in this page, where it shows problems itself; a form in a closed dialog does not count. */
function isInForm({ page }: LeadDraft): boolean {
	const isHere = new URL(page, location.href).pathname === location.pathname;
	return isHere && document.querySelector('form[data-lead]:not([popover] *)') !== null;
}

/** Shows the result in the draft's form, where that is on the page; else in a notice of the page. */
function tell(draft: LeadDraft, lead_id: string | null = null): void {
	if (!tellDraft({ draft, lead_id }))
		showNotice(draft, lead_id === null ? 'refused' : 'sent', () =>
			$drafts.update((drafts) => withoutDraft(drafts, draft.body.submission_id)),
		);
}
