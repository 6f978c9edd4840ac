import { type Dispatch, useEffect, useEffectEvent, useState } from 'react';
import { DRAFT_SETTLED, type SettledDraft } from '../../../browser/leads/draft-events.ts';
import { isStep, type LeadDraft } from '../../../browser/stores/lead-drafts.ts';
import { PROBLEMS_HEADING } from '../../../domain/lead/lead-problems.ts';
import { categoryOf } from '../browser/answers/field-text.ts';
import { restoreAnswers } from '../browser/answers/restore-answers.ts';
import { summaryOf } from '../browser/problems/error-summary.ts';
import { NOT_SENT } from '../browser/problems/failures.ts';
import type { LeadFormData } from '../embed/form-data.ts';
import type { LeadFormEvent } from './lead-form-state.ts';
import type { LiveForm } from './use-live-form.ts';

/** Restores a form's unsent draft, with the reason for its refusal. */
export function useDrafts(
	form: LeadFormData,
	{
		liveForm,
		isLive,
		dispatch,
		onRestored,
		onSent,
	}: {
		liveForm: () => LiveForm | null;
		isLive: boolean;
		dispatch: Dispatch<LeadFormEvent>;
		/** Called when the fields have earlier answers. */
		onRestored: () => void;
		/** Called when a draft of this form has become a lead. */
		onSent: (live: LiveForm, draft: LeadDraft, lead_id: string) => void;
	},
) {
	const [restored, setRestored] = useState<Readonly<Record<string, unknown>> | null>(null);

	/** Restores earlier answers. */
	const restore = ({ element }: LiveForm, answers: Readonly<Record<string, unknown>>) => {
		const category = form.categories.find(({ value }) => value === categoryOf(element));
		restoreAnswers(element, answers, category?.hidden);
		setRestored(answers);
		onRestored();
	};
	/** Shows why a draft was refused. */
	const showRefusal = ({ element }: LiveForm, { refused }: LeadDraft) => {
		const error = refused?.error === PROBLEMS_HEADING ? '' : (refused?.error ?? '');
		const summary = summaryOf(element, refused?.problems ?? [], `${NOT_SENT} ${error}`.trim());
		dispatch({ type: 'failed', summary, isRefused: true });
	};
	const onSettled = useEffectEvent((event: Event) => {
		const { draft, lead_id } = (event as CustomEvent<SettledDraft>).detail;
		const live = liveForm();
		if (!live?.draft.isOwn(draft)) return;
		// The form shows it, so the page need not.
		event.preventDefault();
		if (lead_id === null) return showRefusal(live, draft);
		onSent(live, draft, lead_id);
		dispatch({ type: 'sent later', isStep: isStep(draft) });
	});
	useEffect(() => {
		const listener = (event: Event) => onSettled(event);
		document.addEventListener(DRAFT_SETTLED, listener);
		return () => document.removeEventListener(DRAFT_SETTLED, listener);
	}, []);
	/** Shows the draft of this form and its current subject, if it was refused. */
	const showRefused = () => {
		const live = liveForm();
		const draft = live?.draft.refused();
		if (!live || !draft) return;
		restore(live, draft.body);
		showRefusal(live, draft);
	};
	const onLive = useEffectEvent(() => {
		if (isLive && liveForm()?.element.checkVisibility()) showRefused();
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: once the form is live.
	useEffect(() => onLive(), [isLive]);
	return { restored, restore, showRefused };
}
