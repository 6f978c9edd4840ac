import { useState } from 'react';
import { currentSettings } from '../../../search/model/current-settings.ts';
import type { SearchSettings } from '../../../search/model/search-model.ts';

/** A page's settings as they apply now, in the browser; the build prints them as they are. */
export function useCurrentSettings(printed: SearchSettings): SearchSettings {
	const [settings] = useState(() =>
		'document' in globalThis ? currentSettings(printed, Date.now()) : printed,
	);
	return settings;
}
