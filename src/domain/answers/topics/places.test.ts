import { expect, test } from 'vitest';
import { askedPlaces, sentencesOfPlaces } from './places.ts';

test.each([
	['do you deliver to broome?', ['broome']],
	['how much to ship it to the pilbara please', ['pilbara']],
	['delivery to perth or albany and what does it cost', ['perth', 'albany']],
	['can you bring it to me in mount magnet', ['mount magnet']],
	['how long does delivery take to bunbury', ['bunbury']],
	['delivery broome', ['broome']],
	['do you deliver interstate', ['interstate']],
	['do you deliver to 6743?', ['6743']],
	['do you deliver the 2022 one', []],
	['can you get it to dubbo by monday', ['dubbo']],
	['how much is it to deliver', []],
	['can you deliver it to my place', []],
	['do you deliver in a week', []],
	['do you deliver?', []],
])('the places of a question: %s', (question, places) => {
	expect(askedPlaces(question)).toEqual(places);
});

const said = (text: string) => ({ label: null, text, from: 'Delivery', href: '/buying' });
const [COST, PERTH, NORTH, STATEWIDE, NATION, QUEENSLAND, DRIVER] = [
	'What delivery costs is shown before you order.',
	'Where: Perth metropolitan area, What it costs: Nothing',
	'Delivery to the Pilbara and the Kimberley takes a week.',
	'Delivered anywhere in WA.',
	'We deliver everywhere in mainland Australia.',
	'We deliver in Queensland for $250.',
	'On Monday Jas Doolan runs delivery.',
].map(said);

test.each([
	['do you deliver to perth?', [PERTH]],
	['do you deliver to south perth?', [PERTH]],
	['do you deliver to the kimberley?', [NORTH]],
	['do you deliver to broome?', [NORTH]],
	['can you get it to kununurra by xmas', [NORTH]],
	['do you deliver to fremantle', [PERTH]],
	['do you deliver to margaret river', [COST, STATEWIDE, NATION]],
	['do you deliver to noosa', [COST, NATION, QUEENSLAND]],
	['delivery to 4570?', [COST, NATION, QUEENSLAND]],
	['do you ship to 6743', [COST, STATEWIDE, NATION]],
	['can you deliver to warrnambool', [COST, NATION]],
	['do you deliver to cairns?', [COST, NATION, QUEENSLAND]],
	['do you deliver to sydney?', [COST, NATION]],
	['do you deliver to wooroloo?', [COST, STATEWIDE, NATION, QUEENSLAND]],
	['do you deliver?', [COST, PERTH, NORTH, STATEWIDE, NATION, QUEENSLAND, DRIVER]],
])('sentences for the place that is asked about: %s', (question, expected) => {
	const all = [COST, PERTH, NORTH, STATEWIDE, NATION, QUEENSLAND, DRIVER].flatMap((one) => one ?? []);
	expect(sentencesOfPlaces(question, all)).toEqual(expected);
});

test('a sentence that is only about another place answers no question about a place', () => {
	expect(sentencesOfPlaces('do you deliver to broome?', [said('Where: Perth, Cost: $90')])).toEqual([]);
});
