import { expect, test } from 'vitest';
import type { ComputedPage, PageFrame } from '../../pages/render-page.ts';
import { ReceivedParts } from './received-parts.ts';
import { SentParts } from './sent-parts.ts';

const FRAME = { shell: { dealer: 'coast' }, policy: {}, stagingDir: '/staging' } as unknown as PageFrame;
const CARDS = [{ id: 1, title: 'Kia' }, { id: 2 }];
const HOURS = { compact: ['9 am – 5 pm'] };
const COUNTS = { total: 2 };

function page(kind: 'vehicle' | 'stock-list' | 'home', data: object): ComputedPage {
	return { path: `/${kind}`, file: `${kind}.html`, kind, content: { meta: {}, data } } as ComputedPage;
}

const VEHICLE = page('vehicle', {
	title: 'Kia',
	similar: { cards: CARDS, title: 'Others' },
	location: { hours: HOURS, name: 'Brisbane' },
});
const LIST = page('stock-list', {
	cards: CARDS,
	title: 'Utes',
	filterLinks: [{ title: 'Make' }],
	search: { settings: { page_size: 24 }, counts: COUNTS, base: null },
});
const NOWHERE = page('vehicle', { similar: { cards: [] }, location: null });
const HOME = page('home', { title: 'Home', blocks: [{ kind: 'text' }] });

/** What arrives of messages, each with some pages. */
function received(messages: readonly (readonly ComputedPage[])[], sent = new SentParts()) {
	const parts = new ReceivedParts();
	return messages.map((pages) => parts.unpack(structuredClone(sent.pack(pages, FRAME))));
}

/** The first card of a list, or of the vehicles that are like one. */
function firstCard(of: ComputedPage | undefined): object | undefined {
	const data = of?.content.data as { cards?: object[]; similar?: { cards: object[] } } | undefined;
	return (data?.similar ?? data)?.cards?.[0];
}

test('pages arrive as they were computed, with their properties in the same order', () => {
	const [arrived] = received([[VEHICLE, LIST, NOWHERE, HOME]]);
	expect(JSON.stringify(arrived?.pages)).toBe(JSON.stringify([VEHICLE, LIST, NOWHERE, HOME]));
	expect(arrived?.frame).toEqual(FRAME);
});

test('a part of several pages is sent once, and is the same object on all of them', () => {
	const sent = new SentParts();
	const [first, second] = received([[VEHICLE], [LIST]], sent);
	expect(sent.pack([VEHICLE, LIST], FRAME).parts).toEqual([]);
	const [ofVehicle, ofList] = [first, second].map((arrived) => firstCard(arrived?.pages[0]));
	expect(ofVehicle).toEqual(CARDS[0]);
	expect(ofList).toBe(ofVehicle);
	expect(second?.frame.shell).toBe(first?.frame.shell);
});

test('parts are forgotten by both threads where there are very many, and sent again', () => {
	const many = page('stock-list', {
		...LIST.content.data,
		cards: Array.from({ length: 40_001 }, (_, id) => ({ id })),
	});
	const sent = new SentParts();
	const [, again, last] = received([[LIST, many], [LIST], [VEHICLE]], sent);
	expect([again?.pages, last?.pages]).toEqual([[LIST], [VEHICLE]]);
	expect(sent.pack([LIST], FRAME)).toMatchObject({ isFresh: false, parts: [] });
});
