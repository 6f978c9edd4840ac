import { existsSync, readFileSync } from 'node:fs';
import { writeWhole } from '../../whole-file.ts';
import { type FeedHealth, FeedHealthSchema } from './feed-health.ts';

/** The file of a feed's health in a folder of the generator's own data about a dealer. */
export const HEALTH_FILE = 'feed-health.json';

/** Reads the health of a feed; null where no build has read the feed yet, or the file is of another version. */
export function readHealth(file: string): FeedHealth | null {
	if (!existsSync(file)) return null;
	try {
		return FeedHealthSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
	} catch {
		return null;
	}
}

/** Writes the health of a feed, whole or not at all. */
export function writeHealth(file: string, health: FeedHealth): void {
	writeWhole(file, JSON.stringify(health));
}
