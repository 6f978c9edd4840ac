import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FleetFolder } from './builder.ts';
import { writeStock } from './fleet.ts';
import type { FeedVehicle } from './vehicles.ts';

/** A fleet with the present stock of its last dealer. */
export interface StockedFleet extends FleetFolder {
	stock: readonly FeedVehicle[];
}

/** A change made to a fleet between two builds. `run` counts the runs, so that each run changes something. */
export interface Change {
	name: string;
	make: (fleet: StockedFleet, run: number) => void;
	/** Whether pages must be rendered again; without this check a build that rendered none would look fast. */
	renders: boolean;
	/** Whether it concerns the stock, or nothing at all. */
	ofStock: boolean;
}

const ofStock = (
	name: string,
	change: (stock: readonly FeedVehicle[], run: number) => FeedVehicle[],
): Change => ({
	name,
	make: (fleet, run) => {
		fleet.stock = change(fleet.stock, run);
		writeStock(fleet.dealersDir, fleet.slugs.at(-1) ?? '', fleet.stock);
	},
	renders: true,
	ofStock: true,
});

/** The changes, in the order in which each run makes them: a vehicle goes and another comes, so that a stock keeps its size. */
export const CHANGES: readonly Change[] = [
	{ name: 'nothing', make: () => {}, renders: false, ofStock: true },
	ofStock("one vehicle's price", (stock, run) =>
		stock.map((vehicle, index) =>
			index === middleOf(stock) ? { ...vehicle, price: vehicle.price + 10 * (run + 1) } : vehicle,
		),
	),
	ofStock('one vehicle gone', (stock, run) =>
		stock.filter((_, index) => index !== middleOf(stock) + 1 + run),
	),
	ofStock('one vehicle more', (stock, run) => {
		const like = stock[middleOf(stock)] as FeedVehicle;
		const own = `more-${run}`;
		return [
			...stock,
			{ ...like, id: `${like.id}-${own}`, slug: `${like.slug}-${own}`, stocknum: own, vin: own },
		];
	}),
	{ name: "one dealer's theme", make: changeTheme, renders: true, ofStock: false },
];

const middleOf = (stock: readonly FeedVehicle[]): number => Math.floor(stock.length / 2);

function changeTheme({ dealersDir, slugs }: FleetFolder, run: number): void {
	const file = join(dealersDir, slugs[0] ?? '', 'dealer.ts');
	const options = readFileSync(file, 'utf8');
	writeFileSync(file, options.replace(/primary: '#2b3a5.'/, `primary: '#2b3a5${run}'`));
}
