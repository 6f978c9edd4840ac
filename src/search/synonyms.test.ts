import { expect, test } from 'vitest';
import { aDocument } from '../../tests/fixtures/search/search-document.ts';
import type { SearchDocument } from '../domain/vehicle/record/search-document.ts';
import { answerRequest } from './embedded/answer-request.ts';
import { indexDocuments } from './embedded/build-index.ts';
import { INDEX_SETTINGS } from './settings.ts';

const BODIES = ['Double cab pick-up with canopy', 'Crew cab', 'Extra cab with tray', 'Single cab'];

const UTES = indexDocuments(
	BODIES.map((bodyconfiguration, at) => aDocument({ id: String(at), bodyconfiguration })),
	INDEX_SETTINGS,
);

test.each([
	['dual cab', ['Crew cab', 'Double cab pick-up with canopy']],
	['dual cabs', ['Crew cab', 'Double cab pick-up with canopy']],
	['duel cab', ['Crew cab', 'Double cab pick-up with canopy']],
	['twin cab', ['Crew cab', 'Double cab pick-up with canopy']],
	['super cab', ['Extra cab with tray']],
	['extra cabs', ['Extra cab with tray']],
	['canopy', ['Double cab pick-up with canopy']],
])('%s finds the utes whose body is in those words or in another maker’s', (query, found) => {
	const all = { filters: [], facets: [], order: null, page: 1, pageSize: 9 };
	const { hits } = answerRequest<SearchDocument>(UTES, { query, ...all });
	expect(hits.map(({ body_detail }) => body_detail).sort()).toEqual(found);
});
