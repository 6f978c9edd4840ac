/** Texts of a lead page around its form. */
export interface PageWords {
	title: string;
	text: string;
	/** Next steps, in order. */
	steps: readonly string[];
}

/** Placeholders of the texts: the noun for a vehicle, the dealer's name and reply promise. */
export interface Nouns {
	/** 'car', 'caravan', 'vehicle'. */
	one: string;
	dealer: string;
	promise: string;
}

type Words = (nouns: Nouns) => PageWords;

/** Contact page of the dealer. */
export const contactWords: Words = ({ dealer, promise }) => ({
	title: 'Contact us',
	text: `Questions about a vehicle, a service or anything else? Message ${dealer} or give us a call.`,
	steps: ['Your message goes straight to the right team.', promise],
});

/** Contact page of one location (LOCATIONS-004). */
export const contactLocationWords =
	(location: string): Words =>
	({ promise }) => ({
		title: `Contact ${location}`,
		text: `Your message goes straight to the people at ${location}.`,
		steps: [`The ${location} team reads your message.`, promise],
	});

/** Customer survey (REVIEWS-015). */
export const surveyWords: Words = ({ dealer }) => ({
	title: 'Customer feedback survey',
	text: `Tell ${dealer} what went well and what didn’t. The people who can put it right read every answer, and we don’t publish them.`,
	steps: [
		'A manager reads every answer.',
		'If something went wrong, we call you to talk about how we’ll fix it.',
		'What you write here stays between us. You’re welcome to leave a public review as well.',
	],
});

/** A motorcycle is ridden, anything else is driven. */
export const testDriveWords: Words = ({ one, promise }) => {
	const drive = one === 'motorcycle' ? 'ride' : 'drive';
	return {
		title: `Book a test ${drive}`,
		text: `Tell us which ${one} you would like to ${drive} and when. It’s free, with no obligation.`,
		steps: [
			`We make sure the ${one} is here and ready for you.`,
			`${promise} We’ll confirm the time.`,
			'Bring your driver’s licence. Allow about half an hour.',
		],
	};
};

/** Fleet enquiries. */
export const fleetWords: Words = ({ one, dealer, promise }) => ({
	title: 'Fleet',
	text: `Two ${one}s or two hundred: one contact at ${dealer} to choose, order, deliver and service your fleet.`,
	steps: [
		'Tell us what your business needs, and how many vehicles.',
		`${promise} You’ll deal with the same person from start to finish.`,
		'You get a written quote with delivery dates.',
	],
});

/** Service booking. */
export const serviceBookingWords: Words = ({ one, promise }) => ({
	title: 'Book a service',
	text: `Choose a day and a drop-off time, and tell us about your ${one} and what it needs.`,
	steps: [
		'The service team checks the workshop diary for the day you chose.',
		`${promise} We confirm the day, the drop-off time and the price.`,
		'We call you before we do any work beyond that.',
	],
});

/** Enquiry for a part. */
export const partsSearchWords: Words = ({ dealer, promise }) => ({
	title: 'Find a part',
	text: `Give ${dealer} your rego or VIN and the part you need. We’ll find the one that fits.`,
	steps: [
		'Give us your rego or VIN, and the part name or number.',
		`${promise} We’ll tell you the price and when we’ll have it.`,
		'Pick it up, or have us fit it.',
	],
});

/** Quote for a new model. */
export const quoteWords: Words = ({ promise }) => ({
	title: 'Get a quote',
	text: 'A written drive-away price for the new model you want, with your trade-in if you have one.',
	steps: [
		'Choose the model. Add the grade, colour and extras if you know them.',
		`${promise} You’ll have the price in writing.`,
		'It’s good for seven days, with no obligation.',
	],
});
