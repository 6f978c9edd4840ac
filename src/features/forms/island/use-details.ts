import { useState } from 'react';
import { clearDetails, fillInDetails } from '../browser/answers/customer-details.ts';
import type { LiveForm } from './use-live-form.ts';

/** The visitor's own details from earlier forms. */
export function useDetails(liveForm: () => LiveForm | null) {
	const [canClear, setCanClear] = useState(false);
	return {
		/** Whether some were filled in, which the visitor can clear. */
		canClear,
		fillIn: ({ element, dealer }: LiveForm) => setCanClear(fillInDetails(element, dealer)),
		clear: () => {
			const live = liveForm();
			if (live) clearDetails(live.element, live.dealer);
			setCanClear(false);
		},
	};
}
