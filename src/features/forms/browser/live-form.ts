import { DRAFT_SETTLED, type SettledDraft } from '../../../browser/leads/draft-events.ts';
import { proofOfWork } from '../../../browser/leads/proof-of-work.ts';
import { type LeadOutcome, sendLead, unreached } from '../../../browser/leads/send-lead.ts';
import { leadProblems } from '../../../domain/lead/lead-problems.ts';
import { SUCCESS_PATH, successPath } from '../../../paths/paths.ts';
import { readRules } from '../embed/rules-text.ts';
import { addLook } from './add-look.ts';
import { type Attempt, attempts, lastAttempt } from './attempt.ts';
import { choosePlace } from './choose-place.ts';
import { awayLine, busyLine, FAILURES, refusal } from './failures.ts';
import { fillFromAddress } from './fill-from-address.ts';
import { formDraft } from './form-draft.ts';
import { fillInDetails, keepDetails } from './keep-details.ts';
import { noteSent } from './last-sent.ts';
import look from './live-form.css?url';
import { offerVisits } from './offer-visits.ts';
import { bookingProblems } from './read-booking.ts';
import { bodyOf, categoryOf, valuesOf } from './read-form.ts';
import { recordSuccess } from './record-success.ts';
import { restoreDraft } from './restore-draft.ts';
import { reviewAnswers } from './review-answers.ts';
import { clearProblems, forgetMended, showProblems } from './show-problems.ts';
import { showRefusedDraft } from './show-refused-draft.ts';
import { showSending, statusLine } from './show-sending.ts';
import { titleErrors } from './title-errors.ts';
import { leadAttributes } from './visit.ts';

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-lead]')) enliven(form);

/** Makes a form check itself, send itself without leaving the page, and say what became of it. */
function enliven(form: HTMLFormElement): void {
	const rules = readRules(form.dataset['lead']);
	const dealer = document.body.dataset['dealer'] ?? '';
	const address = new URL(form.action).pathname;
	const api = address.slice(0, address.lastIndexOf('/'));
	addLook(look);
	fillFromAddress(form, location.search);
	fillInDetails(form, dealer);
	choosePlace(form, rules);
	offerVisits(form, rules, api, new Date());
	const status = statusLine(form);
	const proof = rules.captcha ? proofOfWork(api, status.showProof) : null;
	const attemptOf = attempts(lastAttempt(dealer));
	const review = rules.has_review ? reviewAnswers(form) : null;
	const draft = formDraft(form, dealer, address, rules);

	const check = (): boolean => {
		const problems = [...leadProblems(valuesOf(form), rules), ...bookingProblems(form, new Date())];
		if (problems.length > 0) review?.close();
		showProblems(form, problems);
		return problems.length === 0;
	};
	const send = async () => {
		const stopSending = showSending(form);
		const along = {
			url: location.href,
			user_agent: navigator.userAgent,
			lead_attributes: leadAttributes(location),
		};
		const attempt = attemptOf(bodyOf(form, rules), along, Date.now());
		const made = await proof?.take();
		if (made && 'none' in made && made.none === 'impossible') {
			sendPlainly();
			return;
		}
		const isAway = made !== undefined && 'none' in made;
		const body = { ...attempt.body, captcha: isAway ? undefined : made?.payload };
		const outcome = isAway ? unreached() : await sendLead(address, body, SUCCESS_PATH);
		stopSending();
		settle(outcome, attempt);
	};
	// As a browser without scripts does: what is sent is kept, and one question stands in for the proof (resolution 112).
	const sendPlainly = () => {
		draft.forget();
		keepDetails(form, dealer);
		form.submit();
	};
	const settle = (outcome: LeadOutcome, attempt: Attempt) => {
		switch (outcome.status) {
			case 'sent': {
				const { category: said, car_type } = attempt.body as { category?: string; car_type?: string | null };
				const category = said ?? categoryOf(form);
				const { lead_id, success_page } = outcome;
				noteSent(dealer, { api, lead_id, submission_id: attempt.body.submission_id, category });
				draft.forget();
				keepDetails(form, dealer);
				recordSuccess(form, dealer, rules, Date.now());
				location.assign(successPath(success_page, category, car_type ?? null));
				return;
			}
			case 'refused':
				review?.close();
				showProblems(form, outcome.problems, ...refusal(outcome, form, rules.kind));
				form.dispatchEvent(new Event('lead:refused'));
				return;
			case 'busy':
				draft.keep(attempt, outcome.retryMs);
				showProblems(form, [], outcome.error ?? FAILURES[rules.kind], busyLine(form, outcome.retryMs));
				return;
			case 'away':
				draft.keep(attempt, outcome.retryMs);
				showProblems(form, [], FAILURES[rules.kind], awayLine(form));
				return;
			case 'offline':
				clearProblems(form);
				if (draft.keep(attempt)) status.showKept();
				else showProblems(form, [], FAILURES[rules.kind], awayLine(form));
		}
	};
	const showRefused = () => {
		const refused = draft.refused();
		if (!refused) return;
		restoreDraft(form, refused);
		showRefusedDraft(form, refused);
	};

	form.addEventListener('submit', (event) => {
		event.preventDefault();
		if (form.ariaBusy === 'true' || !check()) return;
		if (!review || review.isOpen()) send();
		else review.open();
	});
	forgetMended(form);
	form.addEventListener('lead:purpose', () => {
		clearProblems(form);
		showRefused();
	});
	form.closest('[popover]')?.addEventListener('toggle', titleErrors);
	// A link in a dialog closes it elsewhere on the page; the terms, a field or the phone do not end a form.
	form.addEventListener('click', (event) => {
		if ((event.target as Element).closest('a')) event.stopPropagation();
	});
	document.addEventListener(DRAFT_SETTLED, (event) => {
		const { draft: settled, isSent } = (event as CustomEvent<SettledDraft>).detail;
		if (!draft.isOwn(settled)) return;
		event.preventDefault();
		clearProblems(form);
		if (isSent) return status.showSentLater();
		status.clear();
		review?.close();
		showRefusedDraft(form, settled);
		form.dispatchEvent(new Event('lead:refused'));
	});
	if (form.checkVisibility()) showRefused();
}
