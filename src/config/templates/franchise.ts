import { plain } from './plain.ts';
import type { Template } from './template.ts';

/** A franchised dealer of one make: sharp corners, white background, models first. */
export const franchise: Template = {
	...plain,
	theme: {
		colours: { primary: '#D5001C', stage: '#f1f2f3', sunken: '#f6f6f7', banner: '#101214' },
		neutral: { hue: 260, chroma: 0.003 },
		corners: 'sharp',
		cards: 'plain',
		header: 'two-rows',
	},
	buttons: {
		card: ['enquire', 'view_details'],
		vehicle: [
			'enquire',
			'test_drive',
			'trade_in',
			'finance',
			'reserve',
			'make_offer',
			'call',
			'chat',
			'whatsapp',
			'instant_message',
			'location',
			'history_report',
			'payment_methods',
			'favourite',
			'compare',
			'share',
			'print',
			'pdf',
		],
	},
	features: { offers: {}, models: {}, blog: {}, reviews: {}, service: {}, parts: {}, fleet: {} },
};
