import { useEffect, useState } from 'react';
import { trackEvent } from '../../../../browser/analytics/track-event.ts';
import type { SearchState } from '../../../../search/state.ts';
import { earlyChoices, repeatChoices } from './early-choices.ts';

/** What a visit to a search begins with: choices made before hydration are repeated, and the page view is counted. */
export function useVisit({ page }: SearchState): void {
	const [early] = useState(earlyChoices);
	useEffect(() => void repeatChoices(early), [early]);
	useEffect(() => trackEvent('search_page_view', { page }), [page]);
}
