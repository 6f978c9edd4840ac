import { useEffect } from 'react';
import type { useLeadForm } from '../../forms/embed/form-kit.ts';

/** Looks up the plate of an address such as `/trade-in?rego=1ABC123&regoState=WA`, which a block of another page leads to, as its visitor has pressed its button. */
export function usePlateOfAddress(lead: ReturnType<typeof useLeadForm>): void {
	const { isLive, state } = lead;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is live.
	useEffect(() => {
		const query = new URLSearchParams(location.search);
		// Not again after a reload or the browser's back.
		const isFirst = state.step === 0 && !state.isOverview && history.state?.formStep === undefined;
		if (isLive && isFirst && query.get('rego') && query.get('regoState')) lead.submit();
	}, [isLive]);
}
