import { contrastFailures } from '../../ui/theme/contrast-report.ts';
import { rolesOf } from '../../ui/theme/roles.ts';
import type { Check } from './check.ts';

/** The theme's colours have enough contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
export const readableColours: Check = {
	name: 'readable-colours',
	check: ({ dealer }) =>
		contrastFailures(rolesOf(dealer.theme)).map((message) => ({ option: 'theme.colours', message })),
};
