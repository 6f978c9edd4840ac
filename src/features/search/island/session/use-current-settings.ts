import { useMemo } from 'react';
import { haveTermsEnded, withoutEstimates } from '../../../../search/model/current-settings.ts';
import type { SearchSettings } from '../../../../search/model/search-model.ts';

/**
 * A page's settings as they apply now, in the browser; the build prints them as they are. The clock is read at every rendering: a page may
 * have been built, or opened, before the end of the lender's terms.
 */
export function useCurrentSettings(rendered: SearchSettings): SearchSettings {
	const hasEnded = 'document' in globalThis && haveTermsEnded(rendered.estimate, Date.now());
	return useMemo(() => (hasEnded ? withoutEstimates(rendered) : rendered), [hasEnded, rendered]);
}
