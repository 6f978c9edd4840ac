import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { keepProgress, progressOn } from '../../../browser/stores/form-progress.ts';
import { textOf } from '../browser/answers/field-text.ts';
import type { LeadFormData } from '../embed/form-data.ts';
import type { FormFlow } from './form-flow.ts';
import type { LeadFormEvent } from './lead-form-state.ts';
import type { LiveForm } from './use-live-form.ts';

/** The history of a page, and what is kept of a form with several steps, so that a visitor can go back, and go on another day. */
export function useSteps(form: LeadFormData, flow: FormFlow, dispatch: Dispatch<LeadFormEvent>) {
	const hasSteps = form.steps.length > 1;
	const go = (step: number, isOverview = false) =>
		dispatch({ type: 'step opened', step, isMoved: true, isOverview });
	// A later step without the answers of the earlier ones would lead nowhere.
	const isKept = hasSteps && (flow.kept.length > 0 || flow.isSentByStep);
	const page = () => flow.page ?? location.pathname;
	const onPopState = useEffectEvent(({ state }: PopStateEvent) => {
		const reached = progressOn(page(), document.body.dataset['dealer'] ?? '', Date.now())?.step ?? 0;
		if (state?.isFormOverview) return go(reached, true);
		// Not to a step of a form that was sent since: its answers are gone.
		if (hasSteps) go(Math.min(state?.formStep ?? 0, reached));
	});
	useEffect(() => {
		const listener = (event: PopStateEvent) => onPopState(event);
		addEventListener('popstate', listener);
		return () => removeEventListener('popstate', listener);
	}, []);
	/** Keeps the answers that may be kept, and the furthest step the visitor has reached. */
	const keep = ({ element, dealer, lead }: LiveForm, step: number) => {
		const given = flow.kept.map((name) => [name, textOf(element, name) ?? ''] as const);
		const answers = Object.fromEntries(given.filter(([, value]) => value !== ''));
		const before = progressOn(page(), dealer, Date.now());
		// An address without parameters leaves the form's subject as it was.
		const search = location.search || (before?.search ?? '');
		const reached = Math.max(step, before?.step ?? 0);
		keepProgress(page(), dealer, { search, step: reached, answers, lead, time: Date.now() });
	};
	return {
		keep,
		/** Goes on from a step to another, and keeps the answers so far. */
		advance: (live: LiveForm, from: number, step: number) => {
			keep(live, step);
			openEntry({ formStep: from }, { formStep: step });
			go(step);
		},
		/** Opens a step from the overview of all. */
		open: (step: number) => {
			openEntry({ isFormOverview: true }, { isFormOverview: false, formStep: step });
			go(step);
		},
		/** Opens the overview of all steps. */
		openOverview: (live: LiveForm, step: number) => {
			const reached = progressOn(page(), live.dealer, Date.now())?.step ?? step;
			const { formStep: _, ...state } = history.state ?? {};
			history.pushState({ ...state, isFormOverview: true }, '', location.pathname + location.search);
			go(reached, true);
		},
		/** Goes back in the browser's history. */
		back: (step: number) => {
			if (history.state?.formStep === step) history.back();
			else go(step - 1);
		},
		/** What was kept of this form; null for nothing. */
		kept: (dealer: string) => (isKept ? progressOn(page(), dealer, Date.now()) : null),
		forget: (dealer: string) => {
			if (hasSteps) keepProgress(page(), dealer, null);
		},
	};
}

/**
 * Makes an entry of the browser's history for a step, after the one of the step before. Both without an anchor, as going back to an address
 * with one takes the focus from the step; and without the place where the page was scrolled to, its button, as a step begins at its
 * heading.
 */
function openEntry(from: object, to: object): void {
	const here = location.pathname + location.search;
	history.scrollRestoration = 'manual';
	history.replaceState({ ...history.state, ...from }, '', here);
	history.pushState({ ...history.state, ...to }, '', here);
}
