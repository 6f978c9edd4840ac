import { useEffect, useEffectEvent } from 'react';
import { formProgress, progressOn } from '../../../browser/stores/form-progress.ts';
import { textOf } from '../browser/field-text.ts';
import type { LeadForm } from '../embed/form-data.ts';
import type { LiveForm } from './use-live-form.ts';

/** The fields of the first step of a visit: none of them says who the visitor is, so that they may be kept. */
const VISIT_FIELDS = ['Vehicle Model', 'subcategory', 'dealership_slug', 'location', 'test_drive_date'];

/** The step a field is in, from 0; every field of a form in one piece is in the first. */
export function stepOf(field: string, { steps }: Pick<LeadForm, 'steps'>): number {
	return steps.length > 1 && !VISIT_FIELDS.includes(field) ? 1 : 0;
}

/** The history of a page, and what is kept of a form with several steps, so that a visitor can go back, and go on another day. */
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
		/** Goes on to a step, and keeps the answers of those before it. */
		advance: ({ element, dealer }: LiveForm, step: number) => {
			const given = VISIT_FIELDS.map((name) => [name, textOf(element, name) ?? ''] as const);
			const answers = Object.fromEntries(given.filter(([, value]) => value !== ''));
			const page = location.pathname;
			formProgress(dealer).update(() => ({ page, step, answers, time: Date.now() }));
			history.pushState({ ...history.state, formStep: step }, '');
			go(step);
		},
		/** Goes back as the browser's button does. */
		back: (step: number) => {
			if (history.state?.formStep) history.back();
			else go(step - 1);
		},
		/** What was kept of this form; null for nothing. */
		kept: (dealer: string) =>
			hasSteps ? progressOn(location.pathname, formProgress(dealer).get(), Date.now()) : null,
		forget: (dealer: string) => {
			if (hasSteps) formProgress(dealer).update(() => null);
		},
	};
}
