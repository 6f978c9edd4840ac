import { afterAll, beforeAll } from 'vitest';
import { buildIndex } from '../../../src/search/embedded/build-index.ts';
import { embeddedTransport } from '../../../src/search/embedded/transport.ts';
import { INDEX_SETTINGS } from '../../../src/search/settings.ts';
import { CONFORMANCE_DEALERS } from '../../fixtures/search/conformance-stock.ts';
import { type RightAnswers, rightAnswers } from '../../fixtures/search/right-answers.ts';
import { searchConformance } from './search-conformance.ts';
import { searchOracle } from './search-oracle.ts';

/** A table of thousands of real listings, which must not be in the repository; without it, the small invented one. */
const { FORECOURT_LISTINGS } = process.env;

/** Dealers that differ most in vehicles and values; the meaning of searches is the same for every dealer. */
const ORACLE_DEALERS = ['harbourline', 'wattle-and-wander', 'au-listings'];

let right: RightAnswers;

beforeAll(async () => {
	right = await rightAnswers(FORECOURT_LISTINGS ?? null);
}, 600_000);

afterAll(() => right?.server?.stop());

for (const slug of CONFORMANCE_DEALERS)
	searchConformance(slug, async () => {
		const documents = right.stock.get(slug) ?? [];
		const index = buildIndex(documents, INDEX_SETTINGS);
		return { documents, expected: right.transport(slug), actual: embeddedTransport(async () => index) };
	});

for (const slug of ORACLE_DEALERS)
	searchOracle(slug, () => ({ documents: right.stock.get(slug) ?? [], server: right.server }));
