import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newDealerFiles } from '../../../src/config/new-dealer/new-dealer.ts';
import { type FeedVehicle, vehicles } from './vehicles.ts';

/** Size of a fleet. */
export interface FleetSize {
	dealers: number;
	/** Vehicles per dealer. */
	vehicles: number;
}

/** A fleet's size as tables show it: `12 × 5,000`. */
export function sizeName({ dealers, vehicles }: FleetSize): string {
	return `${dealers} × ${vehicles.toLocaleString('en-AU')}`;
}

/** The slugs of a fleet's dealers. */
export function slugsOf({ dealers }: FleetSize): string[] {
	return Array.from({ length: dealers }, (_, index) => `dealer-${String(index + 1).padStart(3, '0')}`);
}

/** Writes the folders of a fleet's dealers: those that `npm run new-dealer` creates, plus stock. */
export function writeFleet(dealersDir: string, size: FleetSize): void {
	for (const [index, slug] of slugsOf(size).entries()) {
		for (const [path, content] of Object.entries(newDealerFiles(slug, { demo: true }))) {
			const file = join(dealersDir, slug, path);
			mkdirSync(dirname(file), { recursive: true });
			writeFileSync(file, content);
		}
		writeStock(dealersDir, slug, vehicles(index, size.vehicles));
	}
}

/** Writes the stock of one dealer. */
export function writeStock(dealersDir: string, slug: string, stock: readonly FeedVehicle[]): void {
	writeFileSync(join(dealersDir, slug, 'stock.json'), JSON.stringify(stock));
}
