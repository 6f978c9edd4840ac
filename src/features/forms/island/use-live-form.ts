import { type RefObject, useEffect, useRef, useState } from 'react';
import { leadTarget } from '../../../api/leads/lead-target.ts';
import { type ProofOfWork, proofOfWork } from '../../../browser/leads/proof-of-work.ts';
import type { BegunLead } from '../../../browser/stores/form-progress.ts';
import { type FormDraft, formDraft } from '../browser/answers/form-draft.ts';
import { titleErrors } from '../browser/problems/title-errors.ts';
import { attemptHere, attempts, lastAttempt } from '../browser/sending/attempt.ts';
import type { LeadFormData } from '../embed/form-data.ts';
import type { FormFlow } from './form-flow.ts';

/** A hydrated form, apart from React state. */
export interface LiveForm {
	element: HTMLFormElement;
	dealer: string;
	draft: FormDraft;
	proof: ProofOfWork | null;
	attemptOf: ReturnType<typeof attempts>;
	/** The lead of the steps that were sent; null where none was. */
	lead: BegunLead | null;
	/** The step the visitor came from to change an answer, to which they return; null for none. */
	returnsTo: number | null;
	/** Whether a press of its button is being dealt with. */
	isBusy: boolean;
}

/**
 * Hydrates a form: starts the proof of work and updates the page title.
 *
 * @returns a function that returns the form, null before hydration; and whether its proof is ready, null for a form without one
 */
export function useLiveForm(form: LeadFormData, flow: FormFlow, ref: RefObject<HTMLFormElement | null>) {
	const live = useRef<LiveForm | null>(null);
	const [isProved, setProved] = useState<boolean | null>(null);
	/** Creates the live form on first call. */
	const liveForm = (): LiveForm | null => {
		const element = ref.current;
		if (live.current || !element) return live.current;
		const dealer = document.body.dataset['dealer'] ?? '';
		const { captcha } = form.rules;
		const api = leadTarget(form.action)?.api ?? '';
		live.current = {
			element,
			dealer,
			draft: formDraft(element, dealer, form.action, captcha),
			proof: captcha ? proofOfWork(api, setProved) : null,
			attemptOf: attempts(flow.isSentByStep ? attemptHere() : lastAttempt(dealer)),
			lead: null,
			returnsTo: null,
			isBusy: false,
		};
		return live.current;
	};
	useEffect(() => {
		const dialog = ref.current?.closest('[popover]');
		dialog?.addEventListener('toggle', titleErrors);
		return () => dialog?.removeEventListener('toggle', titleErrors);
	}, [ref]);
	return { liveForm, isProved };
}
