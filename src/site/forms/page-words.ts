/** What a page says around its form. */
export interface PageWords {
	title: string;
	text: string;
	/** What happens next, in order. */
	steps: readonly string[];
}

/** Nouns a page speaks with: what the dealer sells, and its name. */
export interface Nouns {
	/** 'car', 'caravan', 'vehicle'. */
	one: string;
	dealer: string;
	promise: string;
}

type Words = (nouns: Nouns) => PageWords;

export const contactWords: Words = ({ dealer, promise }) => ({
	title: 'Contact us',
	text: `A question about a vehicle, a service or anything else: write to ${dealer}, or call.`,
	steps: ['Your message goes straight to the right team.', promise],
});

/** The page that writes to one location (LOCATIONS-004). */
export const contactLocationWords =
	(location: string): Words =>
	({ promise }) => ({
		title: `Contact ${location}`,
		text: `Your message goes straight to the people at ${location}.`,
		steps: [`The team at ${location} reads your message.`, promise],
	});

/** The page that asks how it went (REVIEWS-015). */
export const surveyWords: Words = ({ dealer }) => ({
	title: 'Customer feedback survey',
	text: `Tell ${dealer} what went well and what did not. It is read by the people who can put it right, and is not published.`,
	steps: [
		'A manager reads every answer.',
		'If something went wrong, we call you and say what we do about it.',
		'What you write here stays between us. A public review is always open to you as well.',
	],
});

export const testDriveWords: Words = ({ one, promise }) => ({
	title: 'Book a test drive',
	text: `Tell us which ${one} you would like to drive and when. It costs nothing and binds you to nothing.`,
	steps: [
		`We check that the ${one} is here and ready.`,
		`${promise} You get the time confirmed.`,
		'Bring your driver licence. Half an hour is usually enough.',
	],
});

export const fleetWords: Words = ({ one, dealer, promise }) => ({
	title: 'Fleet',
	text: `From the second ${one} on: one contact at ${dealer} for choice, order, delivery and service of your fleet.`,
	steps: [
		'Tell us what your business needs, and how many.',
		`${promise} You hear from one person, who stays yours.`,
		'You get a written offer with delivery dates.',
	],
});

export const serviceBookingWords: Words = ({ one, promise }) => ({
	title: 'Book a service',
	text: `Tell us which ${one} it is, what it needs and which days suit you. We confirm the day before anything is done.`,
	steps: [
		'Say in the message what is due, and two days that suit you.',
		`${promise} You get a day, a time and a price.`,
		'We call you before we do anything beyond it.',
	],
});

export const partsSearchWords: Words = ({ dealer, promise }) => ({
	title: 'Find a part',
	text: `Tell ${dealer} the registration or VIN and the part or part number. We find the one that fits.`,
	steps: [
		'Give us the registration or VIN, and the part or its number.',
		`${promise} You hear what it costs and when it is here.`,
		'Collect it, or have us fit it.',
	],
});

export const quoteWords: Words = ({ promise }) => ({
	title: 'Get a quote',
	text: 'A written price for a new model as you want it, on the road, with your trade-in if you have one.',
	steps: [
		'Choose the model, and tell us grade, colour and extras if you know them.',
		`${promise} You get the price in writing.`,
		'It holds for seven days and binds you to nothing.',
	],
});

/** The finance page, at all its addresses. */
export const financeWords: Words = ({ one, promise }) => ({
	title: 'Finance',
	text: `Ask what a loan for your next ${one} could look like. This is a question, not an application, and does not touch your credit score.`,
	steps: [
		'Tell us roughly what you have in mind.',
		`${promise} We go through amount, term and deposit together.`,
		'You decide whether to apply. All finance is subject to approval by the lender.',
	],
});

/** The trade-in page, under the headings of its addresses (resolution 128). */
export const tradeInWords =
	(title: string): Words =>
	({ one, dealer, promise }) => ({
		title,
		text: `Tell us about the ${one} you have. ${dealer} tells you what it is worth to us.`,
		steps: [
			'Send us rego and kilometres; the rest we ask you about.',
			`${promise} You get a first figure.`,
			'We look at it together, and the figure becomes an offer in writing.',
		],
	});
