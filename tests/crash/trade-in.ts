import sharp from 'sharp';

/** A trade-in as its form sends it when everything is right. */
export const GOOD_TRADE_IN = {
	category: 'Trade In',
	name: 'Jo Citizen',
	email: 'jo@example.com',
	own_make: 'Mazda',
	own_model: 'CX-5',
	own_year: 2023,
	kms: 40_000,
	location_id: '11',
	terms_conditions: true,
} as const;

/** The vehicle, as the estimate asks for it. */
export const GOOD_VALUATION = {
	make: 'Mazda',
	model: 'CX-5',
	year: 2023,
	kms: 40_000,
	adjustmentAnswers: { body: 'normal', tyres: 'good', service_history: 'full', accident: 'no' },
} as const;

/** A photo of several pages of a database: of noise, which does not compress. */
export const PHOTO = await sharp({
	create: {
		width: 160,
		height: 120,
		channels: 3,
		background: 'grey',
		noise: { type: 'gaussian', mean: 128, sigma: 40 },
	},
})
	.jpeg()
	.toBuffer();
