import { LICENCES } from '../../domain/law/licences.ts';
import { STATES } from '../../domain/place/states.ts';
import type { LegalRule } from '../legal-rule.ts';

/** Every page names the dealer and the licence; checks of options see that it is one of the dealer's state. */
export const licence: LegalRule = {
	name: 'licence',
	demand: 'Every page names the dealer and the licence number, legible and without opening anything.',
	laws: [
		{
			title: 'Motor Dealers and Repairers Act 2013 (NSW), section 19A, inserted in 2023',
			source: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-2013-107',
			checked: '2026-11-25',
		},
		{
			title: 'Motor Vehicle Dealers Act 1973 (WA), section 21; Motor vehicle dealer sales checklist',
			source: 'https://commerce.wa.gov.au/consumer-protection/motor-vehicle-dealer-sales-checklist',
			checked: '2026-11-25',
		},
		{
			title: 'Motor Car Traders Act 1986 (Vic): sign with the words LMCT and the number',
			source:
				'https://www.consumer.vic.gov.au/businesses/licensed-businesses/motor-car-traders/running-your-business/self-assessment-checklist',
			checked: '2026-11-25',
		},
	],
	remedy: 'Keep legal.entity and legal.licence in the footer of every page.',
	breaks: { path: '/', main: '<p>Welcome.</p>', footer: '<a href="/accessibility">Accessibility</a>' },
	keeps: { path: '/', main: '<p>Welcome.</p>' },
	faults: ({ blocks, elements, isPart }, { dealer }) => {
		if (isPart) return [];
		const { legal, name, state } = dealer;
		// A page without a footer, such as the one for the printer, shows everything at once.
		const hasFooter = elements.some((element) => element.name === 'footer');
		const inSight = blocks.filter(({ isFolded }) => !(isFolded && hasFooter));
		const shown = normalised(inSight.map(({ text }) => text).join(' '));
		const numbers = [
			legal.licence,
			...dealer.locations.flatMap((location) => location.dealer_license_number ?? []),
		];
		const hasNumber = numbers.some((number) => shown.includes(normalised(number)));
		const hasName = [legal.entity, name].some((known) => shown.includes(normalised(known)));
		return [
			...(hasNumber
				? []
				: [`it does not show the licence, such as ${LICENCES[state].example} in ${STATES[state].name}`]),
			...(hasName ? [] : [`it does not name the dealer, ${legal.entity}`]),
		];
	},
};

function normalised(text: string): string {
	return text.replace(/\s+/g, ' ').toLowerCase();
}
