import type { Shell } from './layout-data.ts';

const link = (label: string) => ({ label, href: `#${label.toLowerCase().replaceAll(' ', '-')}` });

/** Layout data of a fictional dealer, for examples of header and footer. */
export const EXAMPLE_SHELL: Shell = {
	dealer: 'gallery',
	name: 'Example Motors',
	websiteId: '1',
	pixel: null,
	logo: { kind: 'words', mark: 'initial', words: 'Example', line: 'Motors, Geelong' },
	themeCss: '',
	themeColour: '#ffffff',
	fonts: { text: 'instrument', display: 'instrument' },
	header: 'two-rows',
	menu: [
		link('New cars'),
		{ label: 'Used cars', items: [link('All used cars'), link('Under 20,000 dollars')] },
		link('Finance'),
		link('Service'),
		link('Contact us'),
	],
	opensOn: 'click',
	footer: [
		{ title: 'Buy', items: [link('New cars'), link('Used cars'), link('Demo cars')] },
		{ title: 'About us', items: [link('Our team'), link('Careers')] },
	],
	mobileFooter: null,
	popup: null,
	phone: { text: '(03) 5221 8840', href: 'tel:+61352218840' },
	email: 'sales@example-motors.example',
	address: '212 Latrobe Terrace, Geelong West VIC 3218',
	chat: null,
	social: [link('Facebook'), link('Instagram')],
	favourites: '#saved',
	watchlist: null,
	garage: { label: 'My garage', href: '#garage' },
	search: { ...link('Search 312 cars'), count: '312 cars', ways: [link('New cars'), link('Used cars')] },
	legal: ['Example Motors Pty Ltd, LMCT 11482.', 'Prices are drive away, unless they say otherwise.'],
	legalLinks: [link('Privacy policy'), link('Terms of use')],
	api: null,
	groupName: 'Latrobe Motor Group',
	year: 2026,
};
