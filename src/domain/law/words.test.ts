import { describe, expect, test } from 'vitest';
import { bargainWords, namesALimit } from './bargain-words.ts';
import { isLicence } from './licences.ts';
import { isAboutMarketing, saysHowToStop } from './marketing-words.ts';
import { onRoadWords } from './on-road-words.ts';
import { namesAPermit, prizeWords } from './prize-words.ts';
import { surchargeWords } from './surcharge-words.ts';
import { namesAnEnd, urgentWords } from './urgent-words.ts';

describe('words that press a shopper', () => {
	test.each([
		'Hurry, this one will go',
		'HURRY IN!',
		'Last chance for 2025 plates',
		'Be quick',
		'Act now and save',
		'This one won’t last long!',
		'At this price it won’t last.',
		'Sale ends soon',
		'These are selling fast',
		'Don’t miss out',
		'For a limited time only',
		'Today only: floor mats with every car',
		'3 people are viewing this car',
		'Only 2 left at this price',
		'02:13:45 left',
		'3 hours left',
	])('%s', (text) => {
		expect(urgentWords(text)).not.toBeNull();
	});
	test.each([
		'There is no hurry: drive it twice',
		'If you are in a hurry, ring us',
		'We are never in a hurry to sell',
		'The clutch won’t last another summer without a service',
		'Seven seats and a last row that folds',
		'While stocks last',
		'One owner, full history, last serviced in May',
		'Two keys left in the drop box',
		'Limited edition, number 12 of 50',
		'3 of 8 left',
		'It charges fast and sells itself',
		'14 people work here',
		'Slow-moving in stop and go traffic',
		'The quickest way to Lorne',
		'Bought new by a chef in West End soon after February',
		'Fast charging in 18 minutes',
	])('%s is harmless', (text) => {
		expect(urgentWords(text)).toBeNull();
	});
	test.each(['Until 24 Dec 2026', 'ends 31/12/2026', 'until Sunday', 'before December 24'])(
		'%s is an end',
		(text) => {
			expect(namesAnEnd(text)).toBe(true);
		},
	);
	test.each(['soon', 'while stocks last', '2026 plates', '5 years'])('%s is no end', (text) => {
		expect(namesAnEnd(text)).toBe(false);
	});
});

describe('charges on top of a price', () => {
	test.each([
		'$29,990 + ORC',
		'$29,990 plus on-road costs',
		'Now $18,500* plus dealer delivery',
		'$31,000 before on-roads',
		'$29,990 drive away plus delivery',
		'$24,990 excl. on road costs',
	])('%s', (text) => {
		expect(onRoadWords(text, 'qld')).not.toBeNull();
	});
	test.each([
		'Kia Sportage S with no on-road costs',
		'Registration, CTP, stamp duty and delivery come to about $3,900 in Queensland',
		'$29,990 drive away',
		'$25,000 Excluding government charges',
		'Drive away prices include all government and dealer charges',
		'$1,290 plus fitting',
		'Good on the road, quiet at 110',
		'Free delivery in Perth. Beyond it, $390 plus the ferry',
	])('%s is harmless', (text) => {
		expect(onRoadWords(text, 'qld')).toBeNull();
	});
	test('New South Wales does not allow statutory charges to be called on-road costs', () => {
		expect(onRoadWords('Price includes on-road costs', 'nsw')).toBe('on-road costs');
		expect(onRoadWords('Price includes on-road costs', 'vic')).toBeNull();
		expect(onRoadWords('Quiet on road and gravel', 'nsw')).toBeNull();
	});
});

describe('surcharges on cards', () => {
	test.each([
		'A 1.5% surcharge applies to card payments.',
		'Credit card payments incur a surcharge of 1.2%.',
		'Visa and Mastercard attract a 0.9% processing fee.',
		'We add a surcharge for eftpos and credit cards.',
	])('%s', (text) => {
		expect(surchargeWords(text)).not.toBeNull();
	});
	test.each([
		'No card surcharge is added.',
		'You pay exactly what you enter. No surcharge, no fee.',
		'We don’t charge a surcharge on cards.',
		'A surcharge of 1.9% applies to American Express.',
		'Collect your rewards card at the counter.',
		'A $500 hold on a credit card, released when the car is back.',
		'A public holiday surcharge applies in the cafe.',
		'The transfer fee is $47.',
	])('%s is harmless', (text) => {
		expect(surchargeWords(text)).toBeNull();
	});
});

describe('prizes by chance', () => {
	test.each([
		'Test drive for your chance to win a barbecue',
		'Win a weekend in Lorne',
		'Every buyer goes in the draw',
		'Spin to win',
		'You could win $500',
	])('%s', (text) => {
		expect(prizeWords(text)).not.toBeNull();
	});
	test.each([
		'An award-winning wagon',
		'It was the one to beat, and we win either way',
		'Winner of Dealer of the Year',
		'A win for your weekend',
		'Winter tyres',
		'Draw bar and tow ball',
	])('%s is harmless', (text) => {
		expect(prizeWords(text)).toBeNull();
	});
	test.each([
		'NSW Authority TP/01234',
		'ACT Permit No. TP 26/00001',
		'None is asked for: no permit',
		'SA Licence No. T26/123',
	])('%s states a permit', (text) => {
		expect(namesAPermit(text)).toBe(true);
	});
	test('a sentence without a permit states none', () => {
		expect(namesAPermit('Ask us for the terms. 18 and over.')).toBe(false);
	});
});

test.each([
	['Send me offers and news from Coast Motors', true],
	['Keep me updated with your latest deals', true],
	['Contact me about this enquiry', false],
	['Contact me about this offer', false],
	['I would like to know about finance', false],
	['I agree to the terms of use and have read the privacy policy.', false],
])('the consent “%s” is about marketing: %s', (label, is) => {
	expect(isAboutMarketing(label)).toBe(is);
});

test.each([
	['Every message tells you how to unsubscribe.', true],
	['I can stop at any time by the link in each email.', true],
	['Every message has a link that stops them, without signing in.', true],
	['We email you when the price drops.', false],
	['It stops in 38 metres.', false],
])('the text “%s” says how to stop: %s', (text, is) => {
	expect(saysHowToStop(text)).toBe(is);
});

test.each([
	['$1,000 off every demonstrator', true],
	['Free delivery in WA', true],
	['Learner kit, half price', true],
	['A home charger on us', true],
	['Bearings and brakes done on every van', false],
	['Save up to $3,000 on a new Rio', true],
	['Feel free to call', false],
	['Hands-free tailgate', false],
	['Ground clearance', false],
	['Plate clearance', true],
	['Jimny, without the wait', false],
])('the text “%s” offers an advantage: %s', (text, is) => {
	expect(bargainWords(text) !== null).toBe(is);
});

test.each([
	['Until 31 December', true],
	['While stock lasts.', true],
	['One kit per bike.', true],
	['Any Toyota up to 15 years old.', true],
	['Save up to $3,000 on a new Rio', false],
	['Approved applicants only for new HiLux', true],
	['We weigh axles and tell you what to move where.', false],
])('the text “%s” has a limit: %s', (text, is) => {
	expect(namesALimit(text)).toBe(is);
});

test.each([
	['LMCT 11482', 'vic', true],
	['Lic. 11482', 'vic', false],
	['MD 012345', 'nsw', true],
	['Licence No. MD012345', 'nsw', true],
	['12345', 'nsw', false],
	['QLD LMD 3104872', 'qld', true],
	['LVD', 'sa', false],
] as const)('%s is a licence of %s: %s', (text, state, is) => {
	expect(isLicence(text, state)).toBe(is);
});
