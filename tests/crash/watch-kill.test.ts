import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { Fleet, vehicles } from '../fixtures/sites/fleet.ts';
import { releaseOf, startWatch, visited } from '../fixtures/watch/watch-process.ts';

const ROUNDS = 6;
const SLUG = 'coast-motors';
const fleet = new Fleet();
afterAll(() => fleet.remove());

/** The price on both vehicle pages, in thousands of dollars: 20 more than the round; -1 where a page is missing or the two differ. */
function seenPrice(): number {
	// Both pages of one release: the pointer may move between two reads.
	for (;;) {
		const release = releaseOf(fleet, SLUG);
		const [first, second] = ['cars/car-1.html', 'cars/car-2.html'].map((path) =>
			Number(/class="price__now">\$(\d+),000/.exec(visited(fleet, SLUG, path) ?? '')?.[1] ?? -1),
		);
		if (release === releaseOf(fleet, SLUG)) return first === second ? (first ?? -1) : -1;
	}
}

test('a watch that is killed at any moment and restarted publishes the last change, and visitors miss no page and see no older price', async () => {
	const price = (round: number) => vehicles(30, () => ({ price: (20 + round) * 1000 }));
	fleet.dealer(SLUG, price(0));
	{
		await using first = startWatch(fleet);
		await expect.poll(() => first.said(), { timeout: 120_000 }).toContain('published');
	}
	const faults: string[] = [];
	let [visits, newest, isOver] = [0, 20, false];
	const visiting = (async () => {
		for (; !isOver; visits++) {
			const seen = seenPrice();
			if (seen < newest) faults.push(`visit ${visits}: ${seen} after ${newest}`);
			newest = Math.max(newest, seen);
			await sleep(5);
		}
	})();
	for (let round = 1; round <= ROUNDS; round++) {
		fleet.write(`${SLUG}/stock.json`, JSON.stringify(price(round)));
		const watch = startWatch(fleet);
		// The moments of the kills range from before the first look at the feed until after publishing.
		await sleep(400 + (round * 2200) / ROUNDS);
		await watch.kill();
	}
	await using last = startWatch(fleet);
	await expect.poll(seenPrice, { timeout: 120_000 }).toBe(20 + ROUNDS);
	await expect.poll(async () => (await last.health()).failing, { timeout: 60_000 }).toEqual([]);
	isOver = true;
	await visiting;
	expect(faults).toEqual([]);
	expect(visits).toBeGreaterThan(100);
});
