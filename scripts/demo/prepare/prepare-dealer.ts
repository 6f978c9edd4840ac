import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadDealer } from '../../../src/config/load-dealer.ts';
import { linkFile } from '../../../src/generator/files/link-file.ts';
import { feedOf } from '../feeds/feed-text.ts';
import { demoStock } from '../stock/demo-stock.ts';
import type { DemoVehicle } from '../stock/demo-vehicle.ts';
import type { DrawnPictures } from './drawn-pictures.ts';
import { namedPictures, unknownPicture, writtenPictures } from './named-pictures.ts';
import { writeChanged } from './write-changed.ts';

/** The result for a dealer. */
export interface PreparedDealer {
	slug: string;
	vehicles: number;
	pictures: number;
	/** Problems, one sentence each; everything else was written. */
	problems: string[];
}

/** Writes a demo dealer's stock, and links the pictures that the stock, the options and the content name into the dealer's folder. */
export async function prepareDealer(
	slug: string,
	{ dealersDir, drawn, now }: { dealersDir: string; drawn: DrawnPictures; now: Date },
): Promise<PreparedDealer> {
	const { dealer, problems } = await loadDealer(dealersDir, slug);
	if (!dealer) {
		const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
		return {
			slug,
			vehicles: 0,
			pictures: 0,
			problems: [`${slug}/dealer.ts has ${count} (npm run check lists them); its demo was not changed`],
		};
	}
	const stock = demoStock(slug, now);
	const feed = feedOf(stock, dealer.stock.from);
	const named = [...namedPictures(dealer), ...writtenPictures(join(dealersDir, slug, 'content'))];
	const unknown = named.filter(({ file }) => !drawn.names.includes(file));
	const used = new Set([...named.map(({ file }) => file), ...picturesIn(stock)]);
	const pictures = [...used].filter((file) => drawn.names.includes(file));
	placePictures(drawn.folder, join(dealersDir, slug, 'images', 'demo'), pictures);
	writeChanged(join(dealersDir, slug, feed.file), feed.text);
	return {
		slug,
		vehicles: stock.length,
		pictures: pictures.length,
		problems: unknown.map((picture) => unknownPicture(slug, picture, drawn.names)),
	};
}

function picturesIn(stock: readonly DemoVehicle[]): string[] {
	return stock.flatMap(({ images }) =>
		(images ?? []).map(({ image }) => image.url.slice(image.url.lastIndexOf('/') + 1)),
	);
}

/** Links the pictures a dealer uses into its folder, and removes links it no longer needs. */
function placePictures(from: string, to: string, names: readonly string[]): void {
	for (const name of names) linkFile(join(from, name), join(to, name));
	if (!existsSync(to)) return;
	for (const name of readdirSync(to)) if (!names.includes(name)) rmSync(join(to, name), { recursive: true });
}
