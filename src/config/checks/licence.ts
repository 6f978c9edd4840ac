import { isLicence, LICENCES } from '../../domain/law/licences.ts';
import { STATES } from '../../domain/place/states.ts';
import type { Check } from './check.ts';
import { isPlaceholderLicence } from './placeholders.ts';

/** Licences are named as in the dealer's state, with a number (legal rule `licence`). A placeholder is reported as one. */
export const licenceOfState: Check = {
	name: 'licence-of-state',
	check: ({ dealer: { state, legal, locations } }) => {
		const licences = [
			{ option: 'legal.licence', found: legal.licence, of: state },
			...locations.flatMap(({ dealer_license_number: found, address }, index) =>
				found
					? [{ option: `locations[${index}].dealer_license_number`, found, of: address.state ?? state }]
					: [],
			),
		];
		return licences
			.filter(({ found, of }) => !isLicence(found, of) && !isPlaceholderLicence(found))
			.map(({ option, found, of }) => ({
				option,
				message: `expected a licence as ${STATES[of].name} names it, such as “${LICENCES[of].example}”, found ${JSON.stringify(found)}`,
				rule: 'licence',
			}));
	},
};
