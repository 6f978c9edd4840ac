import { statSync } from 'node:fs';
import { join } from 'node:path';
import { loadDealer } from '../../src/config/load-dealer.ts';
import type { StockSource } from '../../src/domain/feed/stock-source.ts';
import type { FleetDealer } from './concern.ts';
import type { Load } from './shards.ts';

/** What a dealer's options tell about its builds. */
export interface DealerFacts extends FleetDealer, Load {
	/** Whether its stock comes from a URL, so that it may change while the repository does not. */
	hasRemoteStock: boolean;
}

/** Bytes that a vehicle takes in a feed, measured on the demo dealers; enough to tell a large stock from a small one. */
const BYTES_OF_A_VEHICLE = { json: 4000, csv: 750, xml: 4000 } as const;

/** The facts about dealers of a folder. Options that cannot be read give none. */
export function dealerFacts(dealersDir: string, slugs: readonly string[]): Promise<DealerFacts[]> {
	return Promise.all(
		slugs.map(async (slug) => {
			const { dealer } = await loadDealer(dealersDir, slug);
			if (!dealer) return { slug, template: null, vehicles: null, hasRemoteStock: false };
			const { template, stock } = dealer;
			return {
				slug,
				template,
				vehicles: vehiclesOf(stock.from, join(dealersDir, slug)),
				hasRemoteStock: stock.from.source === 'http',
			};
		}),
	);
}

function vehiclesOf(source: StockSource, folder: string): number | null {
	if (source.source === 'http') return null;
	const file = statSync(join(folder, source.file), { throwIfNoEntry: false });
	return file ? Math.round(file.size / BYTES_OF_A_VEHICLE[source.source]) : null;
}
