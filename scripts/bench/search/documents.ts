import type { SearchDocument } from '../../../src/domain/vehicle/record/search-document.ts';
import { stockDocuments } from '../../../tests/fixtures/search/stock-documents.ts';

/** Dealers whose stock differs enough to make up a large stock. */
const DEALERS = ['harbourline', 'merriwether', 'righto'];

/** The dealer whose site lists them. */
export const BENCH_DEALER = 'bench';

/** The time of the demo's stock. */
export const BENCH_TIME = new Date('2026-11-20T00:00:00.000Z');

/** The demo dealers' vehicles repeated up to a number of documents, each time with other prices, distances and stock numbers. */
export async function benchDocuments(count: number): Promise<SearchDocument[]> {
	const stocks = await Promise.all(DEALERS.map((slug) => stockDocuments(slug)));
	const vehicles = stocks.flat();
	return Array.from({ length: count }, (_, place) =>
		repeatOf(vehicles[place % vehicles.length] as SearchDocument, Math.floor(place / vehicles.length), place),
	);
}

/** A vehicle as it is in the given round; round 0 keeps its own numbers. */
function repeatOf(vehicle: SearchDocument, round: number, place: number): SearchDocument {
	if (round === 0) return { ...vehicle, dealer: BENCH_DEALER };
	const { id, slug, stocknum, price, km, created_at } = vehicle;
	return {
		...vehicle,
		dealer: BENCH_DEALER,
		id: `${id}-${round}`,
		slug: `${slug}-${round}`,
		stocknum: stocknum && `${stocknum}${round}`,
		price: price && price + 100 * ((place * 37) % 97),
		km: km && km + ((place * 101) % 9973),
		created_at: created_at && created_at - 3600 * round,
	};
}
