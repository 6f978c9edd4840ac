import { useEffect, useEffectEvent } from 'react';
import { formProgress, progressOn } from '../../../browser/stores/form-progress.ts';
import { textOf } from '../browser/field-text.ts';
import type { LeadForm } from '../embed/form-data.ts';
import type { LiveForm } from './use-live-form.ts';

/** Fields of the first step, which may be stored because none identifies the visitor. */
const VISIT_FIELDS = ['Vehicle Model', 'subcategory', 'dealership_slug', 'location', 'test_drive_date'];

/** Step of a field, from 0; 0 for a form without steps. */
export function stepOf(field: string, { steps }: Pick<LeadForm, 'steps'>): number {
	return steps.length > 1 && !VISIT_FIELDS.includes(field) ? 1 : 0;
}

/** Browser history and stored answers of a form with steps, so that a visitor can go back, and continue another day. */
export function useSteps(form: LeadForm, go: (step: number) => void) {
	const hasSteps = form.steps.length > 1;
	const onPopState = useEffectEvent(({ state }: PopStateEvent) => {
		if (hasSteps) go(state?.formStep ?? 0);
	});
	useEffect(() => {
		const listener = (event: PopStateEvent) => onPopState(event);
		addEventListener('popstate', listener);
		return () => removeEventListener('popstate', listener);
	}, []);
	return {
		/** Opens a step and stores the answers of earlier ones. */
		advance: ({ element, dealer }: LiveForm, step: number) => {
			const given = VISIT_FIELDS.map((name) => [name, textOf(element, name) ?? ''] as const);
			const answers = Object.fromEntries(given.filter(([, value]) => value !== ''));
			const page = location.pathname;
			formProgress(dealer).update(() => ({ page, step, answers, time: Date.now() }));
			history.pushState({ ...history.state, formStep: step }, '');
			go(step);
		},
		/** Goes back in the browser's history. */
		back: (step: number) => {
			if (history.state?.formStep) history.back();
			else go(step - 1);
		},
		/** Stored answers of this form; null for none. */
		kept: (dealer: string) =>
			hasSteps ? progressOn(location.pathname, formProgress(dealer).get(), Date.now()) : null,
		forget: (dealer: string) => {
			if (hasSteps) formProgress(dealer).update(() => null);
		},
	};
}
